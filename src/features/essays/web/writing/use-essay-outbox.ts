import type { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { type Held, heldOf } from '#features/quiz/core/delivery-queue.ts';
import { useOutbox, useOutboxState } from '#features/quiz/web/public.tsx';
import type { CallInput, CallResult } from '#platform/endpoint/web/call.ts';

type EssayCall = typeof answerShortEssay;

interface EssayOutbox {
  readonly send: (input: CallInput<EssayCall>) => Promise<CallResult<EssayCall>>;
  /** This essay is on its way. */
  readonly waits: boolean;
  /** Why it waits on this device; null while it does not. */
  readonly held: Held | null;
}

/** The way of an essay to the server: it is kept on this device until it has arrived. */
export function useEssayOutbox(questionId: number): EssayOutbox {
  const outbox = useOutbox();
  const { extras } = useOutboxState();
  return {
    send: ({ headers, body }) => outbox.addExtra({ kind: 'essay', key: headers['idempotency-key'], body }),
    waits: extras.items.some(({ kind, body }) => kind === 'essay' && body.questionId === questionId),
    held: heldOf(extras),
  };
}
