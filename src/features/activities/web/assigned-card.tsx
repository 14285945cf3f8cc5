import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { FAR_ABOVE_WORDS } from '#features/quiz/core/far-above-words.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { pretest, quizPage } from '#platform/screens/core/addresses.ts';
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
import { activityName } from './activity-words.ts';
import styles from './assigned-card.module.css';
import { toDoInWords, todayIn } from './to-do-words.ts';

/** What is to finish before anything else: another passage that has answers, the essay on the last one, or the pretest. */
export type ComesFirst =
  | { readonly kind: 'passage' | 'essay'; readonly title: string }
  | { readonly kind: 'pretest' };

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
}: AssignedCardProps) {
  const labelledBy = useId();
  const { userId: studentId } = useActor();
  const navigate = useNavigate();
  const { send, pending } = useEndpointMutation(startAssignment);
  const [all, setAll] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const shown = all ? assigned : assigned.slice(0, AT_FIRST);
  const resumes = assigned.some(({ status }) => status === 'resume');
  const canStart = first === null && !resumes;
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
        {shown.map((one) => (
          <Row as="li" key={one.studentAssignmentId} gap={16} rowGap={12} align="center" between>
            <div>
              <h3 className={styles.title}>{activityName(one)}</h3>
              <p className={styles.about}>{toDoInWords(one, todayIn(one.timezone))}</p>
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
            </div>
            {one.status === 'resume' && (
              <LinkButton {...linkTo(one.type === 'PASSAGE' ? quizPage : pretest)} variant="primary">
                Continue
              </LinkButton>
            )}
            {one.status !== 'resume' &&
              (canStart || (first?.kind === 'pretest' && !resumes)) &&
              one.type === 'ASSESSMENT' && (
                <LinkButton
                  {...linkTo(pretest)}
                  variant={one.status === 'next-up' ? 'primary' : 'secondary'}
                  label="Start the pretest"
                >
                  Start
                </LinkButton>
              )}
            {one.status !== 'resume' && canStart && one.type === 'PASSAGE' && (
              <Button
                variant={one.status === 'next-up' ? 'primary' : 'secondary'}
                pending={pending && picked === one.studentAssignmentId}
                pendingLabel="Opening…"
                aria-label={`Start “${one.title}”`}
                onClick={() => void start(one.studentAssignmentId)}
              >
                Start
              </Button>
            )}
          </Row>
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
    </Card>
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
