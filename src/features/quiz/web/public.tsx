export type { EssayEnd, EssaySlotProps } from './essay-slot.tsx';
export type { Held } from './outbox/outbox.ts';
export { useOutbox, useOutboxState } from './outbox/outbox-provider.tsx';
export { keptWords } from './quiz/kept-words.ts';
export { finishedBy } from './quiz/use-open-quiz.ts';
