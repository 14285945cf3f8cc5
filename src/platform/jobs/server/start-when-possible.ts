import { setTimeout as sleep } from 'node:timers/promises';
import type { Jobs } from './jobs.ts';

/** Milliseconds until a start that failed is tried again. */
const TRY_AGAIN = 2_000;

interface Trying {
  readonly onError: (error: unknown) => void;
  readonly pause?: number;
}

/**
 * Starts jobs behind the caller, and again while that fails: a database that crashes in this moment must not end a
 * server that students already use.
 */
export function startWhenPossible(start: () => Promise<Jobs>, { onError, pause = TRY_AGAIN }: Trying): Jobs {
  const stopping = new AbortController();
  const started = tryToStart();
  return {
    async stop() {
      stopping.abort();
      await (await started)?.stop();
    },
  };

  async function tryToStart(): Promise<Jobs | undefined> {
    while (!stopping.signal.aborted) {
      try {
        return await start();
      } catch (error) {
        onError(error);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      }
    }
    return undefined;
  }
}
