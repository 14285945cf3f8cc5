import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type Device, openDevice } from '../../proving/devices.ts';
import type { School } from '../../proving/school.ts';

/** What two servers know of each other's sessions. */
export interface SessionsAcross {
  readonly tried: number;
  /** Logged in at one, not known at the other at once. */
  readonly notSeen: number;
  /** Milliseconds from "signed out" at one to the first refusal at the other; those that outlived the patience are not in. */
  readonly endedAfter: readonly number[];
  /** Still accepted at the other after the patience. */
  readonly outlived: number;
}

/** trust.md and `Sessions.endAllOf`: within a second, everywhere. Milliseconds; patience is a bit longer. */
export const MOST = 1_000;
const PATIENCE = 3_000;
const LOOK_AGAIN = 10;
const SIGNED_OUT = 401;

/** Students log in at one server, use the other, and log out at the first; the servers take turns. */
export async function trySessions(
  origins: readonly [string, string],
  school: Pick<School, 'students' | 'password'>,
  rounds: number,
): Promise<SessionsAcross> {
  const endedAfter: number[] = [];
  let notSeen = 0;
  for (let round = 0; round < rounds; round++) {
    const [here, there] = devicesOf(origins, round);
    try {
      const username = school.students[round]?.username ?? '';
      const token = await logIn(here, { username, password: school.password });
      if ((await statusOf(there, token)) !== 200) notSeen++;
      // Asked again, so that it is remembered there.
      await statusOf(there, token);
      await here.call({ method: 'POST', path: 'auth/logout', token, body: {} });
      const after = await endsAfter(there, token);
      if (after !== undefined) endedAfter.push(after);
    } finally {
      await Promise.all([here.close(), there.close()]);
    }
  }
  return { tried: rounds, notSeen, endedAfter, outlived: rounds - endedAfter.length };
}

function devicesOf([one, other]: readonly [string, string], round: number): [Device, Device] {
  const address = addressOf(round);
  const pair: [Device, Device] = [openDevice(one, address), openDevice(other, address)];
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

async function logIn(device: Device, body: { username: string; password: string }): Promise<string> {
  const { status, text } = await device.call({ method: 'POST', path: 'auth/login', body });
  if (status !== 200) throw new Error(`A login answered ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token;
}

const statusOf = async (device: Device, token: string): Promise<number> =>
  (await device.call({ method: 'GET', path: 'auth/session', token })).status;

async function endsAfter(device: Device, token: string): Promise<number | undefined> {
  const began = performance.now();
  while (performance.now() - began < PATIENCE) {
    if ((await statusOf(device, token)) === SIGNED_OUT) return performance.now() - began;
    await sleep(LOOK_AGAIN);
  }
  return undefined;
}
