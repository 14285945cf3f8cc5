import { seededBy } from '#features/library/core/seeded-random.ts';
import { openClients } from '../../harness/client.ts';
import { processesOf } from '../../harness/processor-use.ts';
import type { Outcome } from '../../harness/report.ts';
import { checkExactness, readBefore } from './exactness.ts';
import { overloadFigures } from './overload-figures.ts';
import { offer } from './overload-step.ts';
import { selectOpenQuizzes } from './points-queries.ts';
import { countProcessors } from './processors.ts';
import { createReaders } from './readers.ts';
import type { WaveEnvironment } from './run-wave.ts';
import type { Kind } from './tally.ts';

/** Multiples of the peak, one after the other. */
const MULTIPLES = [1, 2, 3];
/**
 * Connections of each group of calls: a connection carries one call at a time, and answers that waited behind logins in the loader
 * would measure its queue and not the service's.
 */
const CLIENTS = { answers: 600, entry: 400, reports: 50 };
/** So long do readers of one step take for an answer: more of them read than answers are under way. */
const SECONDS_PER_ANSWER = 3;

/** The first of the connections for a kind of call, and how many there are. */
function clientsOf(kind: Kind): { readonly first: number; readonly count: number } {
  const { answers, entry, reports } = CLIENTS;
  if (kind === 'answer') return { first: 0, count: answers };
  return kind === 'report' ? { first: answers + entry, count: reports } : { first: answers, count: entry };
}
const anyOf = ({ first, count }: ReturnType<typeof clientsOf>, random: () => number): number =>
  first + Math.floor(random() * count);

/** Offers once, twice and three times the peak, and measures how much of it is answered in time. */
export async function runOverload(environment: WaveEnvironment): Promise<Outcome> {
  const { pool, school, server, storage, plan, library, small } = environment;
  const studentIds = school.students.map(({ id }) => id);
  const before = await readBefore(pool, studentIds);
  const random = seededBy(`overload ${plan.seed}`);
  const concurrency = Math.ceil((school.students.length / 30) * SECONDS_PER_ANSWER);
  const attempts = await selectOpenQuizzes(pool, studentIds);
  const readers = createReaders(school, { attempts, concurrency, random });
  const count = CLIENTS.answers + CLIENTS.entry + CLIENTS.reports;
  const clients = openClients([server.origin], { count });
  const clientFor = (kind: Kind) => clients.at(anyOf(clientsOf(kind), random));
  const processors = countProcessors(processesOf(server, storage));
  const began = performance.now();
  const steps = [];
  try {
    for (const times of MULTIPLES)
      steps.push(await offer(times, { school, readers, clientFor, random }, plan.step));
  } finally {
    await clients.close();
  }
  const used = processors();
  const seconds = (performance.now() - began) / 1000;
  const exactness = await checkExactness(pool, { before, sent: [...readers.sent], library });
  return {
    figures: overloadFigures(steps, { exactness, used, seconds, small }),
    notes: steps.flatMap(({ times, tally }) =>
      [...tally.errors].map(([what, n]) => `overload ×${times}: ${n} × ${what}`),
    ),
  };
}
