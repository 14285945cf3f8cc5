import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import { compareTimes } from './compare-times.ts';
import { tryLogin } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

/** Accounts of each kind, and guesses at each. */
const SAMPLES = { small: { accounts: 20, guesses: 1 }, full: { accounts: 100, guesses: 15 } };
const ADDRESSES = 50;
/** What a difference may be: a millisecond, or this share of the median. */
const MOST_MS = 1;
const MOST_SHARE = 0.05;
const FOUND_MOST = 0.55;

const KINDS = ['there', 'missing', 'locked'] as const;
type Kind = (typeof KINDS)[number];

export const accountsToTellApart = ({ small }: ProofOptions): number =>
  2 * (small ? SAMPLES.small : SAMPLES.full).accounts;

/**
 * Whether a login tells that an account exists: a wrong password, a name that nobody has, and a locked account with its
 * right password, in a row of chance, each name as often as the others.
 */
export async function tellAccountsApart(ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  const { accounts, guesses } = options.small ? SAMPLES.small : SAMPLES.full;
  const names = await namesOf(ground, accounts);
  const random = seededBy(`telling apart ${options.seed}`);
  const times: Record<Kind, number[]> = { there: [], missing: [], locked: [] };
  const answers = new Set<string>();
  const [origin] = ground.origins;
  const devices = Array.from({ length: ADDRESSES }, (_, n) => openDevice(origin, addressOf(30_000 + n)));
  try {
    for (let number = 0; number < accounts * guesses; number++) {
      const device = devices[number % ADDRESSES];
      for (const kind of shuffled(KINDS, random)) {
        if (!device) continue;
        const password = kind === 'locked' ? ground.school.password : 'otter rivet 28';
        const { milliseconds, ...reply } = await tryLogin(
          device,
          names[kind][number % accounts] ?? '',
          password,
        );
        times[kind].push(milliseconds);
        answers.add(JSON.stringify({ ...reply, text: withoutId(reply.text) }));
      }
    }
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
  const heads = await Promise.all(KINDS.map((kind) => headersOf(origin, names[kind][0] ?? '')));
  return [
    { name: 'different answers to logins that go wrong', value: answers.size, unit: '', gate: { atMost: 1 } },
    { name: 'different headers of these answers', value: new Set(heads).size, unit: '', gate: { atMost: 1 } },
    { name: 'timed logins of each kind', value: times.there.length, unit: '' },
    ...timeFigures(times, random, options),
  ];
}

async function namesOf(ground: LoginGround, accounts: number): Promise<Record<Kind, string[]>> {
  const there = ground.take(accounts).map(({ username }) => username);
  const toLock = ground.take(accounts);
  for (const { id } of toLock) await lockUser(ground.database.db, id, new Date());
  return {
    there,
    // As many as there are: more guesses at fewer names would meet the limit.
    missing: there.map((username) => `x${username}`),
    locked: toLock.map(({ username }) => username),
  };
}

/** The worst of the three pairs. In the small form only a difference that is certain counts: it has few samples. */
function timeFigures(times: Record<Kind, number[]>, random: () => number, { small }: ProofOptions): Figure[] {
  const pairs = [
    compareTimes(times.there, times.missing, random),
    compareTimes(times.there, times.locked, random),
    compareTimes(times.missing, times.locked, random),
  ];
  const most = (of: (pair: (typeof pairs)[number]) => number) => Math.max(...pairs.map(of));
  const median = Math.min(...pairs.map((pair) => pair.median));
  const gate = { atMost: Math.max(MOST_MS, MOST_SHARE * median) };
  return [
    { name: 'median time of a login that goes wrong', value: median, unit: 'ms' },
    {
      name: 'largest difference between the medians of two kinds',
      value: most(({ difference }) => difference),
      unit: 'ms',
      ...(!small && { gate }),
    },
    { name: 'of that, certain (99.9 %)', value: most(({ certain }) => certain), unit: 'ms', gate },
    {
      name: 'share of logins whose kind the time gives away (0.5 by chance)',
      value: most(({ found }) => found),
      unit: '',
      ...(!small && { gate: { atMost: FOUND_MOST } }),
    },
  ];
}

const withoutId = (text: string) => text.replace(/"requestId":"[^"]*"/, '"requestId":""');

/** Every header of a refusal but the date. */
async function headersOf(origin: string, username: string): Promise<string> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'otter rivet 29' }),
  });
  const headers = new Headers(reply.headers);
  headers.delete('date');
  // In the order of their names.
  return JSON.stringify([...headers]);
}

function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ thing }) => thing);
}
