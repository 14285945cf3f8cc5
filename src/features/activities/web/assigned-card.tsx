import { IconCalendarDue } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { Cover, coverLooks } from '#features/library/web/public.tsx';
import { FAR_ABOVE_WORDS } from '#features/quiz/core/far-above-words.ts';
import { AssignedSteps } from '#features/quiz/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { pretest, quizPage } from '#platform/screens/core/addresses.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { ProgressLine } from '#platform/ui/web/progress-line.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { startAssignment } from '../contract/student.ts';
import type { AssignmentView } from '../contract/views.ts';
import { activityName, dueInWords } from './activity-words.ts';
import { actOn, type ComesFirst, mainOf } from './assigned-acts.ts';
import styles from './assigned-card.module.css';
import { howLongInWords, toDoInWords, todayIn } from './to-do-words.ts';

interface AssignedCardProps {
  /** What is due first in front; not empty. */
  readonly assigned: readonly AssignmentView[];
  /** Null for nothing. */
  readonly first: ComesFirst | null;
  /** What is shown is out of date. */
  readonly onStale: () => void;
  /** The quiz that is open, for how far an assigned passage is that was begun. */
  readonly open?: HowFar | null;
  readonly heading?: string;
  /** Its first act is the one that the screen leads with; else they are all quiet. */
  readonly leads?: boolean;
}

interface HowFar {
  readonly answeredCount: number;
  readonly questionCount: number;
}

/** Shown at first: what is due next. */
const AT_FIRST = 3;

/** What a student's classes have set: first on the home, so that nobody has to look for it. */
export function AssignedCard({
  assigned,
  first,
  onStale,
  open = null,
  heading = 'From your teacher',
  leads = true,
}: AssignedCardProps) {
  const labelledBy = useId();
  const { userId: studentId } = useActor();
  const navigate = useNavigate();
  const { send, pending } = useEndpointMutation(startAssignment);
  const [all, setAll] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const resumes = assigned.some(({ status }) => status === 'resume');
  const main = mainOf(assigned, first);
  // What is done next is never folded away.
  const inOrder = main ? [main, ...assigned.filter((one) => one !== main)] : assigned;
  const shown = all ? inOrder : inOrder.slice(0, AT_FIRST);
  const covers = coverLooks(shown.map((one) => (one.type === 'PASSAGE' ? one.topic : '')));
  const start = async (studentAssignmentId: number) => {
    setPicked(studentAssignmentId);
    setTrouble(null);
    const result = await send({ query: { studentId, studentAssignmentId } });
    if (result.ok) return navigate(linkTo(quizPage));
    setTrouble(result.problem.detail);
    onStale();
  };
  return (
    <Card as="section" labelledBy={labelledBy} gap={16}>
      <h2 id={labelledBy} className={styles.heading}>
        {heading}
      </h2>
      <ProblemNote words={trouble} />
      <Stack as="ul" gap={16}>
        {shown.map((one, index) => (
          <li key={one.studentAssignmentId} className={styles.one} data-main={one === main || undefined}>
            {one.type === 'PASSAGE' && one === main && (
              <div className={styles.steps}>
                <Place one={one} open={open} />
              </div>
            )}
            {one.type === 'PASSAGE' && covers[index] && (
              <div className={styles.picture}>
                <Cover {...covers[index]} />
              </div>
            )}
            <Stack gap={4} narrow className={styles.words}>
              {one === main ? <Main one={one} /> : <Other one={one} />}
              {one.type === 'PASSAGE' && one.status === 'resume' && open && open.answeredCount > 0 && (
                <ProgressLine
                  value={open.answeredCount}
                  max={open.questionCount}
                  label={`${open.answeredCount} of ${open.questionCount} questions answered`}
                  showLabel
                />
              )}
              {one.type === 'PASSAGE' && one.tooFast && (
                <p className={styles.about}>
                  Last time it was too fast to count. Read it once more, then answer.
                </p>
              )}
              {one.type === 'PASSAGE' && one.farAbove && <p className={styles.about}>{FAR_ABOVE_WORDS}</p>}
            </Stack>
            <StartOrContinue
              one={one}
              act={actOn(one, assigned, first)}
              variant={leads && one === main ? 'primary' : 'secondary'}
              pending={pending && picked === one.studentAssignmentId}
              onStart={() => void start(one.studentAssignmentId)}
            />
          </li>
        ))}
      </Stack>
      {shown.length < assigned.length && (
        <div>
          <Button variant="quiet" onClick={() => setAll(true)}>
            Show all {assigned.length}
          </Button>
        </div>
      )}
      {first !== null && !resumes && <Before first={first} />}
      {leads && main !== null && !resumes && (
        <p className={styles.about}>Start now, or do it later. It stays here until it is due.</p>
      )}
    </Card>
  );
}

/** What comes next: who set it, what it is, and until when. */
function Main({ one }: { readonly one: AssignmentView }) {
  const isPassage = one.type === 'PASSAGE';
  return (
    <>
      <p className={styles.about}>
        Your teacher in {one.className} {isPassage ? 'chose this passage for you' : 'asked you to do this'}:
      </p>
      <h3 className={styles.title}>{activityName(one)}</h3>
      {isPassage && <p className={styles.teaser}>{one.teaser}</p>}
      <Row gap={12} rowGap={4} align="center">
        <Badge tone="sun" icon={<IconCalendarDue size={16} aria-hidden />}>
          {dueInWords(one.dueDate, todayIn(one.timezone))}
        </Badge>
        <span className={styles.about}>{howLongInWords(one)}</span>
      </Row>
    </>
  );
}

/** What comes after it, in two lines: who set it, and until when. */
const Other = ({ one }: { readonly one: AssignmentView }) => (
  <>
    <h3 className={styles.title}>{activityName(one)}</h3>
    <p className={styles.about}>
      {one.className} · {toDoInWords(one, todayIn(one.timezone))}
    </p>
  </>
);

interface PlaceProps {
  readonly one: Extract<AssignmentView, { type: 'PASSAGE' }>;
  readonly open: HowFar | null;
}

/** Where the student is in the passage that comes next. */
function Place({ one: { status, essay }, open }: PlaceProps) {
  const reading = open !== null && open.answeredCount > 0 ? 'Questions' : 'Read';
  return <AssignedSteps now={status === 'resume' ? reading : 'Start'} essay={essay} />;
}

interface StartOrContinueProps {
  readonly one: AssignmentView;
  readonly act: ReturnType<typeof actOn>;
  readonly variant: 'primary' | 'secondary';
  readonly pending: boolean;
  readonly onStart: () => void;
}

/** The button of one activity; nothing while something else comes first. */
function StartOrContinue({ one, act, variant, pending, onStart }: StartOrContinueProps) {
  if (act === null) return null;
  if (act === 'continue') {
    return (
      <LinkButton {...linkTo(one.type === 'PASSAGE' ? quizPage : pretest)} variant={variant}>
        Continue
      </LinkButton>
    );
  }
  if (one.type === 'ASSESSMENT') {
    return (
      <LinkButton {...linkTo(pretest)} variant={variant} label="Start the pretest">
        Start
      </LinkButton>
    );
  }
  return (
    <Button
      variant={variant}
      pending={pending}
      pendingLabel="Opening…"
      aria-label={`Start “${one.title}”`}
      onClick={onStart}
    >
      Start
    </Button>
  );
}

function Before({ first }: { readonly first: ComesFirst }) {
  if (first.kind === 'essay')
    return <p className={styles.about}>You can start here after you write about “{first.title}”.</p>;
  return first.kind === 'pretest' ? (
    <p className={styles.about}>
      <TextLink {...linkTo(pretest)}>The pretest</TextLink> comes first. Then you can start here.
    </p>
  ) : (
    <p className={styles.about}>
      <TextLink {...linkTo(quizPage)}>Finish “{first.title}”</TextLink> first. Then you can start here.
    </p>
  );
}
