import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importSchools } from '#features/schools/server/import-schools.ts';
import { findSchools } from '#features/schools/server/search-schools.ts';
import type { Database } from '#platform/db/server/database.ts';
import { count, milliseconds, none, seconds, some } from '../../harness/figures.ts';
import { avoidScans } from '../../harness/growing-tables-queries.ts';
import { createLatencies } from '../../harness/latencies.ts';
import { type Figure, inEnvironment, type Outcome, type RunOptions } from '../../harness/report.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { RandomStream } from '../adaptive/world/random.ts';
import { asCsv, type PlausibleSchool, plausibleSchools, typedFor } from './plausible-schools.ts';
import { dropIndexOfWords, schoolsRead } from './schools-queries.ts';

/** All schools of the United States, public and private, are about so many. */
const FULL = { schools: 130_000, searches: 3_000 };
const SMALL = { schools: 3_000, searches: 60 };
/** A list of all schools is there before the operator has had a coffee; a search before the next letter. */
const LONGEST_IMPORT_S = 120;
const LONGEST_SEARCH_MS = 50;
/** A search compares so many of the schools that it finds by their words, and reads no others. */
const MOST_READ = 1_500;
/** Searches that are not measured: the first ones prepare their statements. */
const WARM_UP = 20;

/** A list of all schools of a country is imported, imported again, and searched with typing mistakes. */
export const schools = {
  faultDescription: 'the index of the words is missing, and every search reads all schools',
  ...inEnvironment(({ database }) => TestEnvironment.open(database), runOn),
};

async function runOn({ storage }: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const size = options.small ? SMALL : FULL;
  const list = plausibleSchools(size.schools, options.seed);
  const file = join(storage.folder, `schools-${options.seed}.csv`);
  await writeFile(file, asCsv(list));
  if (options.small) await storage.work(({ pool }) => avoidScans(pool));
  return storage.work(async (database) => {
    const first = await timedImport(database, file, options);
    const again = await timedImport(database, file, options);
    if (options.injectFault) await dropIndexOfWords(database.pool);
    const searched = await search(database, list, { searches: size.searches, seed: options.seed });
    return { figures: figuresOf({ first, again, searched, small: options.small }), notes: searched.notes };
  });
}

async function timedImport({ db }: Database, file: string, { onProgress }: RunOptions) {
  const began = performance.now();
  const report = await importSchools(db, file, {
    now: new Date(),
    onProgress: (rows) => onProgress(`${rows} rows`),
  });
  if (!report) throw new Error('The list has no titles.');
  return { ...report, seconds: (performance.now() - began) / 1000 };
}

async function search(
  { db, pool }: Database,
  list: readonly PlausibleSchool[],
  { searches, seed }: { readonly searches: number; readonly seed: number },
) {
  const random = new RandomStream(seed, 'typed');
  const times = createLatencies();
  const slowest: { ms: number; query: string }[] = [];
  const ask = (query: string) => findSchools(db, { query, country: 'US', viewerId: 0 });
  for (let warm = 0; warm < WARM_UP; warm++) await ask(typedFor(random.oneOf(list), random));
  const before = await schoolsRead(pool);
  let found = 0;
  for (let index = 0; index < searches; index++) {
    const school = random.oneOf(list);
    const query = typedFor(school, random);
    const began = performance.now();
    const schoolsFound = await ask(query);
    const ms = performance.now() - began;
    times.add(ms);
    slowest.push({ ms, query });
    if (schoolsFound.length > 0) found++;
  }
  const read = (await schoolsRead(pool)) - before;
  const worst = slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
  return {
    times,
    read: read / searches,
    found: found / searches,
    notes: [`slowest searches: ${worst.map(({ ms, query }) => `"${query}" ${ms.toFixed(1)} ms`).join(', ')}`],
  };
}

interface Measured {
  readonly first: Awaited<ReturnType<typeof timedImport>>;
  readonly again: Awaited<ReturnType<typeof timedImport>>;
  readonly searched: Awaited<ReturnType<typeof search>>;
  readonly small: boolean;
}

function figuresOf({ first, again, searched, small }: Measured): Figure[] {
  return [
    some('schools imported', first.added),
    seconds('import of the list', first.seconds, { gate: { atMost: LONGEST_IMPORT_S } }),
    seconds('import of the same list again', again.seconds, { gate: { atMost: LONGEST_IMPORT_S } }),
    none('schools that the second import added or changed', again.added + again.changed),
    milliseconds('search with typing mistakes: p50', searched.times.at(0.5)),
    // One in a hundred of few says nothing.
    milliseconds(
      'search with typing mistakes: p99',
      searched.times.at(0.99),
      small ? {} : { gate: { atMost: LONGEST_SEARCH_MS } },
    ),
    count('schools read for one search, on average', Math.round(searched.read), { atMost: MOST_READ }),
    count('share of the searches that found a school', Math.round(searched.found * 1000) / 1000, {
      atLeast: 0.97,
    }),
  ];
}
