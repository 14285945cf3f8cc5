import { IconBulb, IconCircleCheck, IconEye, IconSparkles } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import type { ChallengeView, FeedbackView, QuestionView } from '../../contract/views.ts';
import { CorrectedNote } from '../review/corrected-note.tsx';
import { ChallengeQuestion } from './challenge-question.tsx';
import { placesInWords } from './places-in-words.ts';
import styles from './question.module.css';
import { letterOf } from './quiz-state.ts';

interface FeedbackPanelProps {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
  /** One more question about this answer, where there is one. */
  readonly challenge?: ChallengeView | null;
  readonly onChallengeAnswered?: (answer: NonNullable<ChallengeView['answer']>) => void;
  readonly pointsSoFar: number | null;
  readonly isLast: boolean;
  readonly onShow: () => void;
  readonly onGoOn: () => void;
}

/** How the answer went, why, and one way on, which takes the focus. */
export function FeedbackPanel({
  question,
  feedback,
  challenge = null,
  onChallengeAnswered = () => {},
  pointsSoFar,
  isLast,
  onShow,
  onGoOn,
}: FeedbackPanelProps) {
  const next = useRef<HTMLButtonElement>(null);
  const words = useId();
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.form}>
      <div className={styles.body} key={question.questionId}>
        <div id={words} className={styles.told}>
          <Verdict right={feedback.right} />
          {feedback.fast && <FastNote />}
          <p className={styles.asked}>{question.stem}</p>
          <CorrectedNote keyCorrectedAt={feedback.keyCorrectedAt} />
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
        </div>
        {feedback.evidence.length > 0 && (
          <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} onClick={onShow}>
            Show me {placesInWords(feedback.evidence)}
          </Button>
        )}
        {challenge && (
          <ChallengeQuestion
            challenge={challenge}
            showPoints={pointsSoFar !== null}
            onAnswered={onChallengeAnswered}
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

const Verdict = ({ right }: { right: boolean }) => (
  <h2 className={styles.verdict} data-right={right}>
    {right ? <IconCircleCheck size={28} aria-hidden /> : <IconBulb size={28} aria-hidden />}
    {right ? 'Right' : 'Not quite'}
  </h2>
);

const FastNote = () => (
  <Note title="Slow down, read the passage">
    This answer came faster than the text can be read, so it does not count. Take your time with the next one.
  </Note>
);

interface ReasonProps {
  readonly label: string;
  readonly letter: string;
  readonly text: string;
  readonly rationale: string;
  readonly right?: boolean;
}

/** An option with why it is right or not. */
const Reason = ({ label, letter, text, rationale, right = false }: ReasonProps) => (
  <div className={styles.reason} data-right={right || undefined}>
    <p className={styles.reasonOption}>
      <span className={styles.label}>{label}: </span>
      {letter}. {text}
    </p>
    <p>{rationale}</p>
  </div>
);
