import { IconEye } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { FeedbackView, QuestionView, QuizView } from '../../contract/views.ts';
import { FeedbackWords } from './feedback-words.tsx';
import { placesInWords } from './places-in-words.ts';
import styles from './question.module.css';
import { toTopOfSheet } from './to-top-of-sheet.ts';
import type { ExtraQuestion } from './use-extra-question.ts';

/** It has come with the first question. */
const MoreAnswers = lazyPart(async () => (await import('./more-answers.tsx')).MoreAnswers);

/** Fetched when there is one: it comes after some right answers, over a network. */
const ChallengeQuestion = lazyPart(async () => (await import('./challenge-question.tsx')).ChallengeQuestion);

interface FeedbackPanelProps {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
  /** Of the passage. */
  readonly form: QuizView['passage']['form'];
  /** The time zone of dates. */
  readonly zone: string;
  /** One more question about this answer, where there is one; the feedback folds while it is answered. */
  readonly extra?: ExtraQuestion | null;
  /** Told after the last question alone: until half of the answers are right, a quiz has earned nothing. Null where they are hidden. */
  readonly pointsSoFar: number | null;
  readonly isLast: boolean;
  readonly onShow: () => void;
  readonly onGoOn: () => void;
}

/** How the answer went, why, and one way on, which takes the focus. */
export function FeedbackPanel({
  question,
  feedback,
  form,
  zone,
  extra = null,
  pointsSoFar,
  isLast,
  onShow,
  onGoOn,
}: FeedbackPanelProps) {
  const next = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const words = useId();
  const toNext = () => next.current?.focus({ preventScroll: true });
  const choosing = extra?.open === true;
  const answered = extra?.challenge.answer != null;
  // Again once the extra question is answered: what held the focus is gone.
  useEffect(toNext, [answered]);
  useEffect(() => toTopOfSheet(next.current), []);
  return (
    <div className={styles.form} data-choosing={choosing || undefined}>
      <div ref={body} className={styles.body} key={question.questionId}>
        <Stack id={words}>
          <FeedbackWords question={question} feedback={feedback} zone={zone} short={choosing} />
        </Stack>
        {extra && (
          <Suspense>
            <ChallengeQuestion extra={extra} paid={pointsSoFar !== null} />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        <Suspense>
          <MoreAnswers body={body} of="reasons" />
        </Suspense>
        {/* Here it is in view however long the reasons are, on a telephone, too. */}
        {feedback.evidence.length > 0 && (
          <Button variant="quiet" icon={<IconEye size={20} aria-hidden />} onClick={onShow}>
            Show me {placesInWords(feedback.evidence, form)}
          </Button>
        )}
        {isLast && !choosing && pointsSoFar !== null && pointsSoFar > 0 && (
          <p className={styles.points}>
            {pointsSoFar} {pointsSoFar === 1 ? 'point' : 'points'} so far
          </p>
        )}
        {choosing ? (
          <Button
            key="check"
            variant="primary"
            wide
            pending={extra.pending}
            pendingLabel="Sending…"
            onClick={extra.check}
          >
            Check my sentence
          </Button>
        ) : (
          <Button
            key="next"
            ref={next}
            variant="primary"
            wide
            onClick={onGoOn}
            // The key that checked the answer, held down a little long, must not skip the feedback.
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            aria-describedby={words}
          >
            {isLast ? 'See how it went' : 'Next question'}
          </Button>
        )}
      </div>
    </div>
  );
}
