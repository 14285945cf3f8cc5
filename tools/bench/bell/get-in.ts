import { pauseOf, TRIES } from '#platform/endpoint/contract/patience.ts';
import type { Device } from '../../proving/devices.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { failureOf, whyOf } from './failures.ts';
import type { Ringing } from './ringing.ts';

/** After a page gave up, the child presses the button again, in milliseconds. */
const PRESSED_AGAIN = 5_000;

/**
 * Presses "Log in" and does what our page does: told to come back later, it asks again by itself. Every try is timed from
 * the moment that was meant for it. @returns the token; undefined when the run is over or the login failed.
 */
export async function getIn(
  ringing: Ringing,
  device: Device,
  { username }: SchoolStudent,
  pressed: number,
): Promise<string | undefined> {
  const { pace, tally, random, password } = ringing;
  const call = { method: 'POST', path: 'auth/login', body: { username, password } } as const;
  for (let tries = 1, meant = pressed; meant <= ringing.end(); tries++) {
    await pace.until(meant);
    tally.sent('login');
    const reply = await device.call(call).catch(failureOf);
    if (reply.status === 200) {
      tally.went('login', pace.now() - meant);
      tally.toGetIn.add(pace.now() - pressed);
      return (JSON.parse(reply.text) as { token: string }).token;
    }
    const told = reply.status === 503 ? reply.retryAfter : null;
    if (told === null || !ringing.mayRefuse) {
      tally.failed('login', whyOf(reply));
      if (told === null) return undefined;
    } else tally.refused(told);
    const over = tries % TRIES === 0;
    if (over) tally.gaveUp();
    meant = pace.now() + (over ? PRESSED_AGAIN : pauseOf(told ?? undefined, random()));
  }
  return undefined;
}
