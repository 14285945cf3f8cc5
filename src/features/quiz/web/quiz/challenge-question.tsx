import { IconEye, IconSparkles } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import type { ChallengeReply } from '../../contract/endpoints.ts';
import type { ChallengeView } from '../../contract/views.ts';
import type { Held } from '../outbox/outbox.ts';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider.tsx';
import { keptWords } from './kept-words.ts';
import styles from './question.module.css';

type Answer = NonNullable<ChallengeView['answer']>;

interface ChallengeQuestionProps {
  readonly challenge: ChallengeView;
  readonly onAnswered: (told: ChallengeReply) => void;
}

/** "Which sentence shows this?", beside what is told after a right answer. One press answers it, one leaves it. */
export function ChallengeQuestion({ challenge, onAnswered }: ChallengeQuestionProps) {
  const { answer } = challenge;
  const [open, setOpen] = useState(false);
  const { choose, pending, held, trouble } = useChallenge(challenge, onAnswered);
  const heading = useId();
  if (answer) return <ChallengeAnswer challenge={challenge} answer={answer} />;
  return (
    <>
      {open ? (
        <section className={styles.challenge} aria-labelledby={heading}>
          <h3 id={heading} className={styles.challengeTitle}>
            Which sentence shows this?
          </h3>
          {challenge.options.map(({ sentence, text }) => (
            <button
              key={sentence}
              type="button"
              className={styles.sentence}
              disabled={pending}
              onClick={() => choose(sentence)}
            >
              {text}
            </button>
          ))}
        </section>
      ) : (
        <Button variant="quiet" icon={<IconSparkles size={20} aria-hidden />} onClick={() => setOpen(true)}>
          Extra question: which sentence shows this?
        </Button>
      )}
      <Button
        variant="quiet"
        icon={<IconEye size={20} aria-hidden />}
        pending={pending}
        onClick={() => choose(null)}
      >
        Show me why
      </Button>
      {held && <Note>{keptWords(1, held)}</Note>}
      {trouble !== null && (
        <p className={styles.missing} role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

interface ChallengeState {
  /** Answers with a sentence; null leaves the question, and the place is shown. */
  readonly choose: (sentence: number | null) => void;
  readonly pending: boolean;
  /** Why the answer waits on this device; null while it does not. */
  readonly held: Held | null;
  readonly trouble: string | null;
}

function useChallenge(
  { parentId }: ChallengeView,
  onAnswered: ChallengeQuestionProps['onAnswered'],
): ChallengeState {
  const outbox = useOutbox();
  const { extras, extrasHeld } = useOutboxState();
  const [trouble, setTrouble] = useState<string | null>(null);
  const pending = extras.some(({ kind, body }) => kind === 'challenge' && body.parentId === parentId);
  const choose = async (sentence: number | null) => {
    setTrouble(null);
    const result = await outbox.addExtra({
      kind: 'challenge',
      key: newKey(),
      body: { isSelected: sentence !== null, answerId: sentence, parentId },
    });
    if (!result.ok) return setTrouble(result.problem.detail);
    onAnswered(result.data);
    announce(sentence === null ? (result.data.feedback.rightRationale ?? '') : said(result.data));
  };
  return {
    choose: (sentence) => {
      if (!pending) void choose(sentence);
    },
    pending,
    held: pending ? extrasHeld : null,
    trouble,
  };
}

function said({ found, points }: Answer): string {
  if (!found) return 'Not quite. It is another sentence.';
  return points !== null && points > 0 ? `You found it. ${points} points more.` : 'You found it.';
}

interface ChallengeAnswerProps {
  readonly challenge: ChallengeView;
  readonly answer: Answer;
}

/** What became of it; it can be put away. Nothing is said of a question that was left. */
function ChallengeAnswer({ challenge, answer }: ChallengeAnswerProps) {
  const [open, setOpen] = useState(true);
  const shown = challenge.options.find(({ sentence }) => sentence === answer.shownBy);
  if (!open || answer.chosenSentence === null) return null;
  return (
    <Note tone={answer.found ? 'leaf' : 'sky'} title={said(answer)} onClose={() => setOpen(false)}>
      <blockquote className={styles.shownBy}>{shown?.text}</blockquote>
    </Note>
  );
}
