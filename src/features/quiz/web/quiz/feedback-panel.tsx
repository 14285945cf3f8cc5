import { IconBulb, IconCircleCheck, IconEye, IconSparkles, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import type { ChallengeReply } from '../../contract/endpoints.ts';
import type { ChallengeView, FeedbackView, QuestionView } from '../../contract/views.ts';
import { CorrectedNote } from '../review/corrected-note.tsx';
import { ChallengeQuestion } from './challenge-question.tsx';
import { placesInWords } from './places-in-words.ts';
import styles from './question.module.css';
import { letterOf } from './quiz-state.ts';

interface FeedbackPanelProps {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
  /** In which dates are told. */
  readonly zone: string;
  /** One more question about this answer, where there is one. */
  readonly challenge?: ChallengeView | null;
  readonly onChallengeAnswered?: (questionId: number, told: ChallengeReply) => void;
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
  challenge = null,
  onChallengeAnswered = () => {},
  pointsSoFar,
  isLast,
  onShow,
  onGoOn,
}: FeedbackPanelProps) {
  const next = useRef<HTMLButtonElement>(null);
  const words = useId();
  const [open, setOpen] = useState(true);
  const toNext = () => next.current?.focus({ preventScroll: true });
  useEffect(toNext, []);
  const putAway = () => {
    setOpen(false);
    toNext();
  };
  return (
    <div className={styles.form}>
      <div className={styles.body} key={question.questionId}>
        <div id={words} className={styles.told}>
          <Verdict right={feedback.right} onPutAway={open ? putAway : null} />
          {feedback.fast && <FastNote />}
          <p className={styles.asked}>{question.stem}</p>
          {open && <Reasons question={question} feedback={feedback} zone={zone} />}
        </div>
        {feedback.evidence.length > 0 && (
          <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} onClick={onShow}>
            Show me {placesInWords(feedback.evidence)}
          </Button>
        )}
        {challenge && (
          <ChallengeQuestion
            challenge={challenge}
            onAnswered={(told) => {
              onChallengeAnswered(question.questionId, told);
              // The sentences that held the focus are gone.
              toNext();
            }}
          />
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

function optionOf({ options }: QuestionView, answerId: number) {
  const index = options.findIndex((option) => option.answerId === answerId);
  return { letter: letterOf(Math.max(0, index)), text: options[index]?.text ?? '' };
}

interface VerdictProps {
  readonly right: boolean;
  /** Puts the reasons away; null once they are. */
  readonly onPutAway: (() => void) | null;
}

const Verdict = ({ right, onPutAway }: VerdictProps) => (
  <div className={styles.verdictRow}>
    <h2 className={styles.verdict} data-right={right}>
      {right ? <IconCircleCheck size={28} aria-hidden /> : <IconBulb size={28} aria-hidden />}
      {right ? 'Right' : 'Not quite'}
    </h2>
    {onPutAway && (
      <button type="button" className={styles.putAway} aria-label="Put the reasons away" onClick={onPutAway}>
        <IconX size={18} aria-hidden />
      </button>
    )}
  </div>
);

/** It can be put away. */
function FastNote() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Note title="Slow down, read the passage" onClose={() => setOpen(false)}>
      This answer came faster than the text can be read, so it does not count. Take your time with the next
      one.
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
      {...optionOf(question, feedback.chosenAnswerId)}
      rationale={feedback.chosenRationale}
    />
    {!feedback.right && (
      <Reason
        label="The right answer"
        {...optionOf(question, feedback.correctAnswerId)}
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
      {letter}. {text}
    </p>
    {rationale !== null && <p>{rationale}</p>}
  </div>
);
