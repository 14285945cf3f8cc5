import { isSettled } from '../../core/delivery-queue.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Resolves when nothing waits any more, when what waits is held, or when the student has gone. */
export function whenSettled({ state, subscribe }: OutboxStore, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { answers, extras } = state();
      if (!gone.aborted && !(isSettled(answers) && isSettled(extras))) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = subscribe(look);
    look();
  });
}
