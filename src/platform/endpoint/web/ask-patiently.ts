import type { EndpointSpec } from '../contract/endpoint.ts';
import { pauseOf, TRIES } from '../contract/patience.ts';
import type { CallResult } from './call.ts';

/**
 * Asks, and asks a busy server again by itself when it wants to be asked.
 * @param onPause told before each pause how long it is, in milliseconds.
 */
export async function askPatiently<E extends EndpointSpec>(
  ask: () => Promise<CallResult<E>>,
  onPause: (milliseconds: number) => void = () => {},
): Promise<CallResult<E>> {
  for (let tries = 1; ; tries += 1) {
    const result = await ask();
    if (result.ok || result.problem.code !== 'unavailable' || tries === TRIES) return result;
    const pause = pauseOf(result.problem.retryAfter, Math.random());
    onPause(pause);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
