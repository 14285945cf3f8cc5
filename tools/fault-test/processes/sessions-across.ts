import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type Client, loginCall, openClient, sessionCall, tokenOf } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';

/** What two servers know of each other's sessions. */
export interface SessionsAcross {
  readonly tried: number;
  /** Logged in at one, not known at the other at once. */
  readonly notSeen: number;
  /** Milliseconds from the logout at one to the first refusal at the other, of those that were refused in time. */
  readonly endedAfter: readonly number[];
  /** Still accepted at the other after the timeout. */
  readonly outlived: number;
}

/** Everywhere (docs/trust.md and `Sessions.endAllOf`). */
export const LOGOUT_SEEN_MS = 1_000;
const OUTLIVED_TIMEOUT_MS = 3_000;
const POLL_MS = 10;

/** Students log in at one server, use the other, and log out at the first; the servers take turns. */
export async function trySessions(
  origins: readonly [string, string],
  students: readonly SchoolStudent[],
  password: string,
): Promise<SessionsAcross> {
  const endedAfter: number[] = [];
  let notSeen = 0;
  for (const [round, { username }] of students.entries()) {
    const [here, there] = clientsOf(origins, round);
    try {
      const token = tokenOf(await here.call(loginCall(username, password)));
      if ((await statusOf(there, token)) !== 200) notSeen++;
      // Used again, so that the server keeps it in memory.
      await statusOf(there, token);
      await here.call({ method: 'POST', path: 'auth/logout', token, body: {} });
      const after = await endsAfter(there, token);
      if (after !== undefined) endedAfter.push(after);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  }
  return { tried: students.length, notSeen, endedAfter, outlived: students.length - endedAfter.length };
}

function clientsOf([one, other]: readonly [string, string], round: number): readonly [Client, Client] {
  const address = addressOf(round);
  const [first, second] = [openClient(one, address), openClient(other, address)];
  return round % 2 === 0 ? [first, second] : [second, first];
}

const statusOf = async (client: Client, token: string): Promise<number> =>
  (await client.call(sessionCall(token))).status;

async function endsAfter(client: Client, token: string): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < OUTLIVED_TIMEOUT_MS) {
    if ((await statusOf(client, token)) === 401) return performance.now() - began;
    await sleep(POLL_MS);
  }
  return undefined;
}
