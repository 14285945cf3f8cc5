import { useState } from 'react';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import type { ChallengeReply } from '../../contract/endpoints.ts';
import type { ChallengeView } from '../../contract/views.ts';
import { type Held, heldOf } from '../../core/delivery-queue.ts';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider.tsx';

/** "Which sentence shows this?" as the screen has it: asked in the text and beside it, answered once. */
export interface ExtraQuestion {
  readonly challenge: ChallengeView;
  /** The reader is choosing a sentence. */
  readonly open: boolean;
  readonly onOpen: () => void;
  /** The sentence that the reader has chosen and may still change; null before. */
  readonly chosen: number | null;
  readonly choose: (sentence: number) => void;
  /** A place in the text was pressed that is none of the sentences. */
  readonly miss: () => void;
  /** Answers with the chosen sentence, once; without one it says so. */
  readonly check: () => void;
  /** Leaves the question, and the place is shown. */
  readonly skip: () => void;
  readonly pending: boolean;
  /** Why the answer waits on this device; null while it does not. */
  readonly held: Held | null;
  /** What went wrong, or is missing. */
  readonly trouble: string | null;
}

const CHOOSE_FIRST = 'Choose one of the sentences first.';
const NO_CANDIDATE = 'This one is not marked. Choose one of the marked sentences.';

/** What is said of an answer to it. */
export function saidOf({ found, points }: NonNullable<ChallengeView['answer']>): string {
  if (!found) return 'Not quite. It is this sentence:';
  return points !== null && points > 0 ? `You found it. +${points} points.` : 'You found it.';
}

/** The extra question of an answer; null where it has none. */
export function useExtraQuestion(
  challenge: ChallengeView | null,
  onAnswered: (questionId: number, reply: ChallengeReply) => void,
): ExtraQuestion | null {
  const outbox = useOutbox();
  const { extras } = useOutboxState();
  const [opened, setOpened] = useState<number | null>(null);
  const [choice, setChoice] = useState<{ readonly of: number; readonly sentence: number } | null>(null);
  const [trouble, setTrouble] = useState<{ readonly of: number; readonly detail: string } | null>(null);
  if (!challenge) return null;
  const { challengedQuestionId } = challenge;
  const pending = extras.items.some(
    ({ kind, body }) => kind === 'challenge' && body.challengedQuestionId === challengedQuestionId,
  );
  const chosen = choice?.of === challengedQuestionId ? choice.sentence : null;
  const answer = async (sentence: number | null) => {
    if (pending) return;
    setTrouble(null);
    const result = await outbox.addExtra({
      kind: 'challenge',
      key: newKey(),
      body: { isSelected: sentence !== null, sentence, challengedQuestionId },
    });
    if (!result.ok) return setTrouble({ of: challengedQuestionId, detail: result.problem.detail });
    onAnswered(challengedQuestionId, result.data);
    announce(sentence === null ? (result.data.feedback.rightRationale ?? '') : saidOf(result.data));
  };
  return {
    challenge,
    open: challenge.answer === null && opened === challengedQuestionId,
    onOpen: () => setOpened(challengedQuestionId),
    chosen,
    choose: (sentence) => {
      if (pending) return;
      setTrouble(null);
      setChoice({ of: challengedQuestionId, sentence });
    },
    miss: () => setTrouble({ of: challengedQuestionId, detail: NO_CANDIDATE }),
    check: () => {
      if (chosen === null) setTrouble({ of: challengedQuestionId, detail: CHOOSE_FIRST });
      else void answer(chosen);
    },
    skip: () => void answer(null),
    pending,
    held: pending ? heldOf(extras) : null,
    trouble: trouble?.of === challengedQuestionId ? trouble.detail : null,
  };
}
