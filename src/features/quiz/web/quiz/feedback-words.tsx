import { IconBulb, IconChevronDown, IconChevronUp, IconCircleCheck } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { fittingWords } from '#features/reading/web/public.tsx';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { FeedbackView, QuestionView } from '../../contract/views.ts';
import styles from './question.module.css';
import { letterOf } from './quiz-state.ts';

/** Fetched when there is one: hardly any question was ever corrected. */
const CorrectedNote = lazyPart(async () => (await import('../review/corrected-note.tsx')).CorrectedNote);

interface FeedbackWordsProps {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
  /** The time zone of dates. */
  readonly zone: string;
  /** The extra question is open: what was asked and answered stays in sight while its sentence is looked for. */
  readonly short: boolean;
}

/** How the answer went, and why. */
export function FeedbackWords({ question, feedback, zone, short }: FeedbackWordsProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      {!short && <Verdict {...feedback} open={open} onTurn={setOpen} />}
      {feedback.fast && <FastNote />}
      <p className={styles.asked}>{curlQuotes(question.stem)}</p>
      {short && (
        <p className={styles.chosen}>{curlQuotes(optionOf(question, feedback.chosenOptionId).text)}</p>
      )}
      {open && !short && <Reasons question={question} feedback={feedback} zone={zone} />}
    </>
  );
}

function optionOf({ options }: QuestionView, optionId: number) {
  const index = options.findIndex((option) => option.optionId === optionId);
  return { letter: letterOf(Math.max(0, index)), text: options[index]?.text ?? '' };
}

interface VerdictProps extends Pick<FeedbackView, 'right' | 'fast'> {
  /** Whether the reasons are shown. One button in one place hides them and shows them again. */
  readonly open: boolean;
  readonly onTurn: (open: boolean) => void;
}

const Verdict = ({ right, fast, open, onTurn }: VerdictProps) => (
  <Row gap={0} align="center" oneLine>
    <h2 className={styles.verdict} data-right={right}>
      {right ? <IconCircleCheck size={28} aria-hidden /> : <IconBulb size={28} aria-hidden />}
      {right ? 'Right' : 'Not quite'}
      {fast && right && ', but too fast to count'}
    </h2>
    <IconButton
      className={styles.putAway}
      label={`${open ? 'Hide' : 'Show'} the reasons`}
      icon={open ? <IconChevronUp size={22} aria-hidden /> : <IconChevronDown size={22} aria-hidden />}
      onClick={() => onTurn(!open)}
    />
  </Row>
);

/** It can be put away. */
function FastNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Note title="That was very quick" onClose={() => setOpen(false)}>
      This answer does not count. Next time, read the passage, the question, and all the answers first.
    </Note>
  );
}

/** Why the chosen option is right or not, and what is. */
const Reasons = ({
  question,
  feedback,
  zone,
}: Pick<FeedbackWordsProps, 'question' | 'feedback' | 'zone'>) => (
  <>
    {feedback.keyCorrectedAt !== null && (
      <Suspense>
        <CorrectedNote keyCorrectedAt={feedback.keyCorrectedAt} zone={zone} />
      </Suspense>
    )}
    <Reason
      label={feedback.right ? 'Your answer' : 'You chose'}
      {...optionOf(question, feedback.chosenOptionId)}
      rationale={feedback.chosenRationale}
    />
    {!feedback.right && (
      <Reason
        label="The right answer"
        {...optionOf(question, feedback.rightOptionId)}
        rationale={feedback.rightRationale}
        right
      />
    )}
  </>
);

interface ReasonProps {
  readonly label: string;
  readonly letter: string;
  readonly text: string;
  /** Null while the extra question asks for what it says. */
  readonly rationale: string | null;
  readonly right?: boolean;
}

/** An option with why it is right or not. */
const Reason = ({ label, letter, text, rationale, right = false }: ReasonProps) => (
  <Stack
    gap={4}
    className={styles.reason}
    style={fittingWords(text, rationale ?? '')}
    data-right={right || undefined}
    data-reason
  >
    <p className={styles.reasonOption}>
      <span className={styles.label}>{label}: </span>
      {letter}. {curlQuotes(text)}
    </p>
    {rationale !== null && <p>{curlQuotes(rationale)}</p>}
  </Stack>
);
