import { MAX_TRIES, pauseOf } from '#platform/endpoint/contract/retry-pause.ts';
import { type Client, loginCall } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { WaveRun } from './wave-run.ts';

/** After a page gave up, the child presses the button again. */
const PRESSED_AGAIN_MS = 5_000;

/**
 * Presses "Log in" and does what our page does: retryAfter to come back later, it asks again by itself. Every try is timed from
 * the moment that was planned for it. @returns the token; undefined when the run is over or the login failed.
 */
export async function getIn(
  wave: WaveRun,
  client: Client,
  { username }: SchoolStudent,
  pressed: number,
): Promise<string | undefined> {
  const { pace, tally, random, password } = wave;
  const call = loginCall(username, password);
  for (let tries = 1, due = pressed; due <= wave.end(); tries++) {
    await pace.until(due);
    tally.sent('login');
    const reply = await client.tryCall(call);
    if (reply.status === 200) {
      tally.succeeded('login', pace.now() - due);
      tally.toGetIn.add(pace.now() - pressed);
      return (JSON.parse(reply.text) as { token: string }).token;
    }
    const retryAfter = reply.status === 503 ? reply.retryAfter : null;
    if (retryAfter === null || !wave.mayRefuse) {
      tally.failed('login', reply);
      if (retryAfter === null) return undefined;
    } else tally.refused(retryAfter);
    const over = tries % MAX_TRIES === 0;
    if (over) tally.gaveUp();
    due = pace.now() + (over ? PRESSED_AGAIN_MS : pauseOf(retryAfter ?? undefined, random()));
  }
  return undefined;
}
