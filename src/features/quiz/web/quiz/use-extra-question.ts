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
  /** Answers with a sentence; null leaves the question, and the place is shown. */
  readonly choose: (sentence: number | null) => void;
  readonly pending: boolean;
  /** Why the answer waits on this device; null while it does not. */
  readonly held: Held | null;
  readonly trouble: string | null;
}

/** What is said of an answer to it. */
export function saidOf({ found, points }: NonNullable<ChallengeView['answer']>): string {
  if (!found) return 'Not quite. It is another sentence.';
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
  const [trouble, setTrouble] = useState<{ readonly of: number; readonly detail: string } | null>(null);
  if (!challenge) return null;
  const { challengedQuestionId } = challenge;
  const pending = extras.items.some(
    ({ kind, body }) => kind === 'challenge' && body.challengedQuestionId === challengedQuestionId,
  );
  const choose = async (sentence: number | null) => {
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
    choose: (sentence) => {
      if (!pending) void choose(sentence);
    },
    pending,
    held: pending ? heldOf(extras) : null,
    trouble: trouble?.of === challengedQuestionId ? trouble.detail : null,
  };
}
