import { IconBulb, IconCircleCheck, IconEye, IconSparkles, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { curlQuotes } from '#features/library/core/curl-quotes.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { FeedbackView, QuestionView } from '../../contract/views.ts';
import { CorrectedNote } from '../review/corrected-note.tsx';
import { placesInWords } from './places-in-words.ts';
import styles from './question.module.css';
import { letterOf } from './quiz-state.ts';
import { toTopOfSheet } from './to-top-of-sheet.ts';
import type { ExtraQuestion } from './use-extra-question.ts';

/** Fetched when there is one: it comes after some right answers, over a network. */
const ChallengeQuestion = lazy(async () => ({
  default: (await import('./challenge-question.tsx')).ChallengeQuestion,
}));

interface FeedbackPanelProps {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
  /** In which dates are told. */
  readonly zone: string;
  /** One more question about this answer, where there is one; what was told folds while it is answered. */
  readonly extra?: ExtraQuestion | null;
  readonly pointsSoFar: number | null;
  readonly isLast: boolean;
  readonly onShow: () => void;
  readonly onGoOn: () => void;
}

/** How the answer went, why, and one way on, which takes the focus. */
export function FeedbackPanel({
  question,
  feedback,
  zone,
  extra = null,
  pointsSoFar,
  isLast,
  onShow,
  onGoOn,
}: FeedbackPanelProps) {
  const next = useRef<HTMLButtonElement>(null);
  const words = useId();
  const [open, setOpen] = useState(true);
  const toNext = () => next.current?.focus({ preventScroll: true });
  const choosing = extra?.open === true;
  const answered = extra?.challenge.answer != null;
  // Again once the extra question is answered: what held the focus is gone.
  useEffect(toNext, [answered]);
  useEffect(() => toTopOfSheet(next.current), []);
  const putAway = () => {
    setOpen(false);
    toNext();
  };
  return (
    <div className={styles.form} data-choosing={choosing || undefined}>
      <div className={styles.body} key={question.questionId}>
        <Stack id={words}>
          {!choosing && <Verdict right={feedback.right} onPutAway={open ? putAway : null} />}
          {feedback.fast && <FastNote />}
          {choosing ? (
            <p className={styles.chosen}>{curlQuotes(optionOf(question, feedback.chosenOptionId).text)}</p>
          ) : (
            <p className={styles.asked}>{curlQuotes(question.stem)}</p>
          )}
          {open && !choosing && <Reasons question={question} feedback={feedback} zone={zone} />}
        </Stack>
        {feedback.evidence.length > 0 && (
          <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} onClick={onShow}>
            Show me {placesInWords(feedback.evidence)}
          </Button>
        )}
        {extra && (
          <Suspense>
            <ChallengeQuestion extra={extra} />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        {pointsSoFar !== null && pointsSoFar > 0 && (
          <p className={styles.points}>
            <IconSparkles size={18} aria-hidden />
            {pointsSoFar} {pointsSoFar === 1 ? 'point' : 'points'} so far
          </p>
        )}
        <Button
          ref={next}
          variant="primary"
          wide
          onClick={onGoOn}
          // The key that checked the answer, held down a little long, must not skip what is told.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          aria-describedby={words}
        >
          {isLast ? 'See how it went' : 'Next question'}
        </Button>
      </div>
    </div>
  );
}

function optionOf({ options }: QuestionView, optionId: number) {
  const index = options.findIndex((option) => option.optionId === optionId);
  return { letter: letterOf(Math.max(0, index)), text: options[index]?.text ?? '' };
}

interface VerdictProps {
  readonly right: boolean;
  /** Puts the reasons away; null once they are. */
  readonly onPutAway: (() => void) | null;
}

const Verdict = ({ right, onPutAway }: VerdictProps) => (
  <Row gap={0} align="center" oneLine>
    <h2 className={styles.verdict} data-right={right}>
      {right ? <IconCircleCheck size={28} aria-hidden /> : <IconBulb size={28} aria-hidden />}
      {right ? 'Right' : 'Not quite'}
    </h2>
    {onPutAway && (
      <button type="button" className={styles.putAway} aria-label="Put the reasons away" onClick={onPutAway}>
        <IconX size={18} aria-hidden />
      </button>
    )}
  </Row>
);

/** It can be put away. */
function FastNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Note title="That was very quick" onClose={() => setOpen(false)}>
      It does not count. Slow down, read the passage, the question, and all the answers, and then choose.
    </Note>
  );
}

/** Why the chosen option is right or not, and what is. */
const Reasons = ({
  question,
  feedback,
  zone,
}: Pick<FeedbackPanelProps, 'question' | 'feedback' | 'zone'>) => (
  <>
    <CorrectedNote keyCorrectedAt={feedback.keyCorrectedAt} zone={zone} />
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
  /** Null while the extra question asks for what it tells. */
  readonly rationale: string | null;
  readonly right?: boolean;
}

/** An option with why it is right or not. */
const Reason = ({ label, letter, text, rationale, right = false }: ReasonProps) => (
  <div className={styles.reason} data-right={right || undefined}>
    <p className={styles.reasonOption}>
      <span className={styles.label}>{label}: </span>
      {letter}. {curlQuotes(text)}
    </p>
    {rationale !== null && <p>{curlQuotes(rationale)}</p>}
  </div>
);
