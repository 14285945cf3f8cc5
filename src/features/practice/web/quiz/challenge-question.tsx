import { IconBulb, IconCircleCheck, IconSparkles } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { answerChallenge } from '../../contract/endpoints.ts';
import type { ChallengeView } from '../../contract/views.ts';
import styles from './question.module.css';

type Answer = NonNullable<ChallengeView['answer']>;

interface ChallengeQuestionProps {
  readonly challenge: ChallengeView;
  /** Whether this student sees points. */
  readonly showPoints: boolean;
  readonly onAnswered: (answer: Answer) => void;
}

/** "Which sentence shows this?", beside what is told after a right answer. It can be left alone; one press answers it. */
export function ChallengeQuestion({ challenge, showPoints, onAnswered }: ChallengeQuestionProps) {
  const { answer } = challenge;
  const [open, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const heading = useId();
  const { send, pending } = useEndpointMutation(answerChallenge);
  const choose = async (sentence: number) => {
    setTrouble(null);
    const result = await send({
      body: { isSelected: true, answerId: sentence, parentId: challenge.parentId },
    });
    if (!result.ok) return setTrouble(result.problem.detail);
    onAnswered(result.data);
    announce(said(result.data, showPoints));
  };
  if (!open && answer === null) {
    return (
      <Button variant="quiet" icon={<IconSparkles size={20} aria-hidden />} onClick={() => setOpen(true)}>
        Extra question: which sentence shows this?
      </Button>
    );
  }
  return (
    <section className={styles.challenge} aria-labelledby={heading}>
      <h3 id={heading} className={styles.challengeTitle}>
        Which sentence shows this?
      </h3>
      {answer ? (
        <ChallengeAnswer challenge={challenge} answer={answer} showPoints={showPoints} />
      ) : (
        challenge.options.map(({ sentence, text }) => (
          <button
            key={sentence}
            type="button"
            className={styles.sentence}
            disabled={pending}
            onClick={() => void choose(sentence)}
          >
            {text}
          </button>
        ))
      )}
      {trouble !== null && (
        <p className={styles.missing} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

function said({ found, points }: Answer, showPoints: boolean): string {
  if (!found) return 'Not quite. It is another sentence.';
  return showPoints && points > 0 ? `You found it. ${points} points more.` : 'You found it.';
}

type ChallengeAnswerProps = Pick<ChallengeQuestionProps, 'challenge' | 'showPoints'> & {
  readonly answer: Answer;
};

function ChallengeAnswer({ challenge, answer, showPoints }: ChallengeAnswerProps) {
  const shown = challenge.options.find(({ sentence }) => sentence === answer.shownBy);
  const Icon = answer.found ? IconCircleCheck : IconBulb;
  return (
    <>
      <p className={styles.challengeVerdict} data-right={answer.found}>
        <Icon size={20} aria-hidden />
        {said(answer, showPoints)}
      </p>
      <blockquote className={styles.shownBy}>{shown?.text}</blockquote>
    </>
  );
}
