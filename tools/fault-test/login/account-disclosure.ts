import { lockUser } from '#features/accounts/server/accounts-queries.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { type ClientReply, loginCall, openClients } from '../../harness/client.ts';
import { count, milliseconds } from '../../harness/figures.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { shuffle } from '../../harness/shuffle.ts';
import { compareTimes } from './compare-times.ts';
import type { LoginEnvironment } from './login-environment.ts';

/** Accounts of each kind, and guesses at each. */
const SAMPLES = { small: { accounts: 20, guesses: 1 }, full: { accounts: 100, guesses: 15 } };
const ADDRESSES = 50;
/** What a difference may be: a millisecond, or this share of the median. */
const LARGEST_DIFFERENCE_MS = 1;
const LARGEST_DIFFERENCE_SHARE = 0.05;
const LARGEST_FOUND_SHARE = 0.55;

const KINDS = ['there', 'missing', 'locked'] as const;
type Kind = (typeof KINDS)[number];

export const disclosureAccounts = ({ small }: RunOptions): number =>
  2 * (small ? SAMPLES.small : SAMPLES.full).accounts;

/**
 * Whether a login tells that an account exists: a wrong password, a name that does not exist, and a locked account with its
 * right password, in an order of chance, each name as often as the others.
 */
export async function discloseAccounts(
  environment: LoginEnvironment,
  options: RunOptions,
): Promise<Figure[]> {
  const { accounts, guesses } = options.small ? SAMPLES.small : SAMPLES.full;
  const names = await namesOf(environment, accounts);
  const random = seededBy(`account disclosure ${options.seed}`);
  const times: Record<Kind, number[]> = { there: [], missing: [], locked: [] };
  const answers = new Set<string>();
  const headers = new Set<string>();
  return using(
    openClients([environment.origins[0]], { first: 30_000, count: ADDRESSES }),
    async (clients) => {
      for (let number = 0; number < accounts * guesses; number++) {
        for (const kind of shuffle(KINDS, random)) {
          const password = kind === 'locked' ? environment.tests.school.password : 'otter rivet 28';
          const username = names[kind][number % accounts] ?? '';
          const reply = await clients.at(number).call(loginCall(username, password));
          times[kind].push(reply.milliseconds);
          answers.add(contentOf(reply));
          headers.add(headersOf(reply));
        }
      }
      return [
        count('different answers to logins that go wrong', answers.size, { atMost: 1 }),
        count('different headers of these answers', headers.size, { atMost: 1 }),
        count('timed logins of each kind', times.there.length),
        ...timeFigures([times.there, times.missing, times.locked], random, { ...options, of: 'a login' }),
      ];
    },
  );
}

async function namesOf(environment: LoginEnvironment, accounts: number): Promise<Record<Kind, string[]>> {
  const there = environment.tests.take(accounts).map(({ username }) => username);
  const toLock = environment.tests.take(accounts);
  for (const { id } of toLock) await lockUser(environment.tests.database.db, id, new Date());
  return {
    there,
    // As many as there are: more guesses at fewer names would meet the limit.
    missing: there.map((username) => `x${username}`),
    locked: toLock.map(({ username }) => username),
  };
}

/** The worst of all pairs of kinds. In the small form only a difference that is certain counts: it has few samples. */
export function timeFigures(
  kinds: readonly (readonly number[])[],
  random: () => number,
  { small, of }: Pick<RunOptions, 'small'> & { readonly of: string },
): Figure[] {
  const pairs = kinds.flatMap((one, index) =>
    kinds.slice(index + 1).map((other) => compareTimes(one, other, random)),
  );
  const most = (valueOf: (pair: (typeof pairs)[number]) => number) => Math.max(...pairs.map(valueOf));
  const median = Math.min(...pairs.map((pair) => pair.median));
  const judged = { gate: { atMost: Math.max(LARGEST_DIFFERENCE_MS, LARGEST_DIFFERENCE_SHARE * median) } };
  return [
    milliseconds(`median time of ${of} that goes wrong`, median),
    milliseconds(
      'largest difference between the medians of two kinds',
      most(({ difference }) => difference),
      small ? {} : judged,
    ),
    milliseconds(
      'of that, certain (99.9 %)',
      most(({ certain }) => certain),
      judged,
    ),
    count(
      'share of logins whose kind the time gives away (0.5 by chance)',
      most(({ found }) => found),
      small ? undefined : { atMost: LARGEST_FOUND_SHARE },
    ),
  ];
}

/** All but the id of the request. */
export const contentOf = ({ status, text, retryAfter }: ClientReply): string =>
  JSON.stringify([status, text.replace(/"requestId":"[^"]*"/, '"requestId":""'), retryAfter]);

/** All but the date, in their order. */
const headersOf = ({ headers }: ClientReply): string =>
  JSON.stringify(Object.entries(headers).filter(([name]) => name !== 'date'));
