import type { EndpointSpec } from '../contract/endpoint.ts';
import { MAX_TRIES, pauseOf } from '../contract/retry-pause.ts';
import type { CallResult } from './call.ts';

/**
 * Calls, and calls a busy server again after the pause that it names.
 * @param onPause called before each pause with its length, in milliseconds.
 */
export async function retryWhileBusy<E extends EndpointSpec>(
  call: () => Promise<CallResult<E>>,
  onPause: (milliseconds: number) => void = () => {},
): Promise<CallResult<E>> {
  for (let tries = 1; ; tries += 1) {
    const result = await call();
    if (result.ok || result.problem.code !== 'unavailable' || tries === MAX_TRIES) return result;
    const pause = pauseOf(result.problem.retryAfter, Math.random());
    onPause(pause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
