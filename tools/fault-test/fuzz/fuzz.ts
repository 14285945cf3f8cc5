import { openFaultyServer } from '#app/server/testing/faulty-server.ts';
import { gatherPeople } from '#app/server/testing/fuzz/fuzz-people.ts';
import { operationsOf } from '#app/server/testing/fuzz/operations.ts';
import { type FuzzReport, runFuzz } from '#app/server/testing/fuzz/run-fuzz.ts';
import { documentOf, type RecordedApp } from '#app/server/testing/recorded-app.ts';
import { describeLeak, type Leak } from '#app/server/testing/recorder/exchange.ts';
import { findLeaks } from '#app/server/testing/recorder/find-leaks.ts';
import { joinRecordings } from '#app/server/testing/recorder/join-recordings.ts';
import { readSecrets } from '#app/server/testing/recorder/read-secrets.ts';
import { count, milliseconds, none, some, sumOf } from '../../harness/figures.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import { onRecordedApp } from '../../harness/on-recorded-app.ts';
import type { Figure, Outcome, ReportedRun, RunOptions } from '../../harness/report.ts';
import { faultyRoutes } from './faulty-routes.ts';
import { mergeReports } from './merge-reports.ts';
import { type FaultWatch, watchFaults } from './watch-faults.ts';

const FULL_REQUESTS = 100_000;
const SMALL_REQUESTS = 3_000;
/** Requests to one service: all that it answers is kept in memory until it has been searched. */
const REQUESTS_PER_ROUND = 10_000;
const SHOWN_FAULTS = 10;

/** What one round showed. */
interface Round {
  readonly operations: number;
  readonly report: FuzzReport;
  /** Faults of the process that nothing caught. */
  readonly uncaught: Pick<FaultWatch, 'count' | 'samples'>;
  readonly leaks: readonly Leak[];
  readonly broken: number;
}

async function fuzzApp(
  recorded: RecordedApp,
  { seed, requests, injectFault }: Pick<RunOptions, 'seed' | 'injectFault'> & { readonly requests: number },
): Promise<Round> {
  const { app, clock, database } = recorded;
  const people = await gatherPeople(recorded);
  const operations = operationsOf(documentOf(app));
  const faulty = injectFault ? await openFaultyServer(app, faultyRoutes(app.services)) : null;
  const { server } = faulty ?? app;
  const recording = faulty ? joinRecordings(recorded.recording, faulty.recording) : recorded.recording;
  const uncaught = watchFaults();
  try {
    const report = await runFuzz({ server, clock, people }, operations, { requests, seed });
    const leaks = findLeaks(recording, await readSecrets(app));
    const broken = (await selectBrokenInvariants(database.pool)).length;
    return { operations: operations.length, report, uncaught, leaks, broken };
  } finally {
    uncaught.stop();
    await faulty?.server.close();
  }
}

function outcomeOf(rounds: readonly Round[], requests: number): Outcome {
  const report = mergeReports(rounds.map((round) => round.report));
  const operations = rounds[0]?.operations ?? 0;
  const uncaught = sumOf(rounds, (round) => round.uncaught.count);
  const leaks = rounds.flatMap((round) => round.leaks);
  const broken = sumOf(rounds, (round) => round.broken);
  return {
    figures: [
      count('requests', requests, { atLeast: operations }),
      some('operations', operations),
      ...figuresOf(report),
      none('faults that nothing caught', uncaught),
      none('answers and lines of the log with what should have stayed inside', leaks.length),
      none('sums that do not hold', broken),
      milliseconds('slowest answer', report.slowest),
    ],
    notes: [
      ...rounds.flatMap((round) => round.uncaught.samples),
      ...leaks.slice(0, SHOWN_FAULTS).map(describeLeak),
      ...notesOf(report),
    ],
  };
}

const isSlow = (fault: string) => fault.startsWith('took ');
const isFailure = (fault: string) => /^answered 5\d\d$/.test(fault);

function figuresOf({ statuses, faults, reach }: FuzzReport): Figure[] {
  const failed = sumOf(
    [...statuses].filter(([status]) => status >= 500),
    ([, times]) => times,
  );
  const countOf = (isKind: (fault: string) => boolean) =>
    sumOf(
      faults.filter(({ fault }) => isKind(fault)),
      (fault) => fault.count,
    );
  const unlike = countOf((fault) => !isSlow(fault) && !isFailure(fault));
  const stages = [...reach.values()];
  const never = (stage: 'admitted' | 'handled') => stages.filter((counts) => counts[stage] === 0).length;
  return [
    none('answers 5xx', failed),
    none('answers after more than 2 s, or none', countOf(isSlow)),
    none('answers unlike the document', unlike),
    none('operations that nobody got into past authentication', never('admitted')),
    none('operations that no request reached past the checks', never('handled')),
    count('operations that succeeded at least once', stages.filter(({ succeeded }) => succeeded > 0).length),
  ];
}

const notesOf = ({ statuses, faults, reach }: FuzzReport): string[] => [
  ...faults
    .slice(0, SHOWN_FAULTS)
    .map(
      ({ operation, fault, request, count: times }) => `${operation} ${fault} (${times} times): ${request}`,
    ),
  `Answers by status: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ')}.`,
  `Least reached, as sent, admitted, past the checks, succeeded: ${[...reach]
    .toSorted(([, a], [, b]) => a.succeeded - b.succeeded || a.handled - b.handled)
    .slice(0, 5)
    .map(
      ([id, { sent, admitted, handled, succeeded }]) =>
        `${id} ${sent}, ${admitted}, ${handled}, ${succeeded}`,
    )
    .join('; ')}.`,
];

/** Whatever a client may send, from the OpenAPI document. */
export const fuzz: ReportedRun = {
  faultDescription: 'routes that fail with a letter that is not English',
  async run({ seed, small, injectFault, database, given, onProgress }) {
    const requests = Number(given['requests'] ?? (small ? SMALL_REQUESTS : FULL_REQUESTS));
    const rounds: Round[] = [];
    for (let left = requests; left > 0; left -= REQUESTS_PER_ROUND) {
      const round = {
        seed: seed * REQUESTS_PER_ROUND + rounds.length,
        requests: Math.min(left, REQUESTS_PER_ROUND),
        injectFault,
      };
      rounds.push(await onRecordedApp(database, (recorded) => fuzzApp(recorded, round)));
      onProgress(`${requests - left + round.requests} requests`);
    }
    return outcomeOf(rounds, requests);
  },
};
