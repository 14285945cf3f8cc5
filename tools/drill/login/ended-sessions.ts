import { setTimeout as sleep } from 'node:timers/promises';
import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import { addressOf, type Device, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { eachOf } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';
import { shortenSession } from './login-queries.ts';

/** Students whose sessions end in each way, and how many of them at a time. */
const EACH = { small: 2, full: 25 };
const AT_ONCE = 12;
/** Where a session was not ended, a process may take so long to hear of it (product: "Session"). Milliseconds. */
const ELSEWHERE = 1_000;
/** How long a session is tried after its end, and how often. Milliseconds. */
const WATCH = 1_600;
const EVERY = 40;
/** A session that is about to expire, or to be idle for too long, does so after this. Milliseconds. */
const SHORT = 3_000;

const WAYS = ['logged out', 'locked', 'expired', 'idle'] as const;
type Way = (typeof WAYS)[number];

export const sessionStudents = ({ small }: ProofOptions): number =>
  WAYS.length * (small ? EACH.small : EACH.full);

/** What the calls with one session after its end showed. */
interface Watched {
  tried: number;
  accepted: number;
  /** The last call that was accepted came so long after the end, in milliseconds. */
  longest: number;
}

/** Sessions that end while calls with them come in at two processes that know them. */
export async function endSessions(ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  const each = options.small ? EACH.small : EACH.full;
  const all: Watched = { tried: 0, accepted: 0, longest: 0 };
  const students = ground.take(each * WAYS.length);
  await eachOf(students.entries(), AT_ONCE, async ([n, student]) => {
    const devices = ground.origins.map((origin) => openDevice(origin, addressOf(40_000 + n)));
    try {
      const { tried, accepted, longest } = await watch(
        ground,
        WAYS[n % WAYS.length] ?? 'idle',
        student,
        devices,
      );
      all.tried += tried;
      all.accepted += accepted;
      all.longest = Math.max(all.longest, longest);
    } finally {
      await Promise.all(devices.map((device) => device.close()));
    }
  });
  return [
    { name: 'sessions ended by logout, lock, expiry and idleness', value: students.length, unit: '' },
    { name: 'calls with them afterwards', value: all.tried, unit: '', gate: { atLeast: 1 } },
    { name: 'of these accepted', value: all.accepted, unit: '', gate: { atMost: 0 } },
    {
      name: 'longest that an ended session was believed elsewhere',
      value: all.longest,
      unit: 'ms',
      gate: { atMost: ELSEWHERE },
    },
  ];
}

/** One session, used at both processes until well after its end. */
async function watch(
  ground: LoginGround,
  way: Way,
  student: SchoolStudent,
  devices: readonly Device[],
): Promise<Watched> {
  const { pool } = ground.database;
  const { token } = student;
  const expiry = Date.now() + SHORT;
  if (way === 'expired') await shortenSession(pool, token, { expiresAt: new Date(expiry) });
  if (way === 'idle') await shortenSession(pool, token, { idleSeconds: SHORT / 1000 });
  const isIn = async (device: Device) =>
    (await device.call({ method: 'GET', path: 'auth/session', token })).status === 200;
  const known = await Promise.all(devices.map(isIn));
  if (known.includes(false)) throw new Error(`A session that was to be ${way} never began.`);

  const watched: Watched = { tried: 0, accepted: 0, longest: 0 };
  const use = way === 'idle' ? null : useUntilStopped(devices, isIn, { way, watched });
  try {
    const end = way === 'idle' ? Date.now() + SHORT : expiry;
    const ended = await endIt(ground, way, student, { end, device: devices[0] });
    use?.tellEnd(ended);
    await sleep(way === 'idle' ? EVERY : WATCH);
  } finally {
    await use?.stop();
  }
  for (const accepted of await Promise.all(devices.map(isIn))) {
    watched.tried += 1;
    if (accepted) watched.accepted += 1;
  }
  return watched;
}

/** Calls with a session, again and again, at every process; notes those that came after its end. */
function useUntilStopped(
  devices: readonly Device[],
  isIn: (device: Device) => Promise<boolean>,
  { way, watched }: { readonly way: Way; readonly watched: Watched },
) {
  let ended = Infinity;
  const stopped = new AbortController();
  const calls = devices.map(async (device, number) => {
    // Where it was ended, and wherever it expires, it is over at once.
    const atOnce = way === 'expired' || (way === 'logged out' && number === 0);
    const allowed = atOnce ? 0 : ELSEWHERE;
    while (!stopped.signal.aborted) {
      const after = Date.now() - ended;
      const accepted = await isIn(device);
      if (after > 0 && accepted) watched.longest = Math.max(watched.longest, after);
      if (after > allowed) watched.tried += 1;
      if (after > allowed && accepted) watched.accepted += 1;
      await sleep(EVERY);
    }
  });
  const all = Promise.all(calls);
  // Looked at when it is stopped.
  all.catch(() => {});
  return {
    tellEnd: (moment: number) => {
      ended = moment;
    },
    async stop() {
      stopped.abort();
      await all;
    },
  };
}

/** @returns when the session was over, in epoch milliseconds. */
async function endIt(
  { database: { db } }: LoginGround,
  way: Way,
  { id, token }: SchoolStudent,
  { end, device }: { readonly end: number; readonly device: Device | undefined },
): Promise<number> {
  switch (way) {
    case 'logged out':
      await device?.call({ method: 'POST', path: 'auth/logout', token });
      return Date.now();
    case 'locked':
      await db.transaction().execute(async (tx) => {
        await lockUser(tx, id, new Date());
        await deleteSessionsOf(tx, id);
      });
      return Date.now();
    case 'expired':
    case 'idle':
      await sleep(Math.max(0, end - Date.now()));
      return end;
  }
}
