import { setTimeout as sleep } from 'node:timers/promises';
import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { deleteSessionsOf } from '#platform/session/server/session-queries.ts';
import { addressOf, type Client, openClient, sessionCall } from '../../harness/client.ts';
import { count, milliseconds, none, some } from '../../harness/figures.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import type { Figure, RunOptions } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { LoginEnvironment } from './login-environment.ts';
import { shortenSession } from './login-queries.ts';

/** Students whose sessions end in each way, and how many of them at a time. */
const EACH = { small: 2, full: 25 };
const CONCURRENCY = 12;
/** A process that did not end the session may take so long to learn of its end. */
const ELSEWHERE_MS = 1_000;
/** How long a session is tried after its end, and how often. */
const WATCH_MS = 1_600;
const POLL_MS = 40;
/** A session that is about to expire, or to be idle for too long, does so after this. */
const REMAINING_MS = 3_000;

const WAYS = ['logged out', 'locked', 'expired', 'idle'] as const;
type Way = (typeof WAYS)[number];

export const sessionStudents = ({ small }: RunOptions): number =>
  WAYS.length * (small ? EACH.small : EACH.full);

/** What the calls with one session after its end showed. */
interface Watched {
  tried: number;
  accepted: number;
  /** The last call that was accepted came so long after the end, in milliseconds. */
  longest: number;
}

/** Sessions that end while calls with them come in at two processes that know them. */
export async function endSessions(environment: LoginEnvironment, options: RunOptions): Promise<Figure[]> {
  const each = options.small ? EACH.small : EACH.full;
  const all: Watched = { tried: 0, accepted: 0, longest: 0 };
  const students = environment.tests.take(each * WAYS.length);
  await forEachConcurrently(students.entries(), CONCURRENCY, async ([n, student]) => {
    const clients = environment.origins.map((origin) => openClient(origin, addressOf(40_000 + n)));
    try {
      const { tried, accepted, longest } = await watch(
        environment,
        WAYS[n % WAYS.length] ?? 'idle',
        student,
        clients,
      );
      all.tried += tried;
      all.accepted += accepted;
      all.longest = Math.max(all.longest, longest);
    } finally {
      await Promise.all(clients.map((client) => client.close()));
    }
  });
  return [
    count('sessions ended by logout, lock, expiry and idleness', students.length),
    some('calls with them afterwards', all.tried),
    none('of these accepted', all.accepted),
    milliseconds('longest that an ended session was believed elsewhere', all.longest, {
      gate: { atMost: ELSEWHERE_MS },
    }),
  ];
}

/** One session, used at both processes until well after its end. */
async function watch(
  environment: LoginEnvironment,
  way: Way,
  student: SchoolStudent,
  clients: readonly Client[],
): Promise<Watched> {
  const { pool } = environment.tests.database;
  const { token } = student;
  const expiry = Date.now() + REMAINING_MS;
  if (way === 'expired') await shortenSession(pool, token, { expiresAt: new Date(expiry) });
  if (way === 'idle') await shortenSession(pool, token, { idleSeconds: REMAINING_MS / 1000 });
  const isIn = async (client: Client) => (await client.call(sessionCall(token))).status === 200;
  const known = await Promise.all(clients.map(isIn));
  if (known.includes(false)) throw new Error(`A session that was to be ${way} never began.`);

  const watched: Watched = { tried: 0, accepted: 0, longest: 0 };
  const use = way === 'idle' ? null : useUntilStopped(clients, isIn, { way, watched });
  try {
    const end = way === 'idle' ? Date.now() + REMAINING_MS : expiry;
    const ended = await endIt(environment, way, student, { end, client: clients[0] });
    use?.onEnd(ended);
    await sleep(way === 'idle' ? POLL_MS : WATCH_MS);
  } finally {
    await use?.stop();
  }
  for (const accepted of await Promise.all(clients.map(isIn))) {
    watched.tried += 1;
    if (accepted) watched.accepted += 1;
  }
  return watched;
}

/** Calls with a session, again and again, at every process; notes those that came after its end. */
function useUntilStopped(
  clients: readonly Client[],
  isIn: (client: Client) => Promise<boolean>,
  { way, watched }: { readonly way: Way; readonly watched: Watched },
) {
  let ended = Infinity;
  const stopped = new AbortController();
  const calls = clients.map(async (client, number) => {
    // Where it was ended, and wherever it expires, it is over at once.
    const atOnce = way === 'expired' || (way === 'logged out' && number === 0);
    const allowed = atOnce ? 0 : ELSEWHERE_MS;
    while (!stopped.signal.aborted) {
      const after = Date.now() - ended;
      const accepted = await isIn(client);
      if (after > 0 && accepted) watched.longest = Math.max(watched.longest, after);
      if (after > allowed) watched.tried += 1;
      if (after > allowed && accepted) watched.accepted += 1;
      await sleep(POLL_MS);
    }
  });
  const all = Promise.all(calls);
  // Looked at when it is stopped.
  all.catch(() => {});
  return {
    onEnd: (moment: number) => {
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
  { tests: { database } }: LoginEnvironment,
  way: Way,
  { id, token }: SchoolStudent,
  { end, client }: { readonly end: number; readonly client: Client | undefined },
): Promise<number> {
  switch (way) {
    case 'logged out':
      await client?.call({ method: 'POST', path: 'auth/logout', token });
      return Date.now();
    case 'locked':
      await database.db.transaction().execute(async (tx) => {
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
