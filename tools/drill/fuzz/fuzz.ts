import { gatherPeople } from '#app/server/testing/fuzz/fuzz-people.ts';
import { operationsOf } from '#app/server/testing/fuzz/operations.ts';
import { type FuzzReport, runFuzz } from '#app/server/testing/fuzz/run-fuzz.ts';
import { openPlantedServer } from '#app/server/testing/planted-server.ts';
import { documentOf, type RecordedApp } from '#app/server/testing/recorded-app.ts';
import { findLeaks } from '#app/server/testing/recorder/find-leaks.ts';
import { joinRecordings } from '#app/server/testing/recorder/join-recordings.ts';
import { readSecrets } from '#app/server/testing/recorder/read-secrets.ts';
import { onRecordedApp } from '../../proving/on-recorded-app.ts';
import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { careless } from './careless-routes.ts';
import { mergeReports } from './merge-reports.ts';
import { type FaultWatch, watchFaults } from './watch-faults.ts';

const FULL = 100_000;
const SMALL = 3_000;
/** Requests to one service: all that it answers is kept in memory until it has been searched. */
const ROUND = 10_000;
const TOLD_FAULTS = 10;

/** What one round showed. */
interface Round {
  readonly operations: number;
  readonly report: FuzzReport;
  /** Faults of the process that nothing caught. */
  readonly uncaught: Pick<FaultWatch, 'count' | 'samples'>;
  readonly leaks: number;
  readonly broken: number;
}

async function fuzzApp(
  recorded: RecordedApp,
  { seed, requests, plant }: Pick<ProofOptions, 'seed' | 'plant'> & { readonly requests: number },
): Promise<Round> {
  const { app, clock, database } = recorded;
  const people = await gatherPeople(recorded);
  const operations = operationsOf(documentOf(app));
  const planted = plant ? await openPlantedServer(app, careless(app.services)) : null;
  const { server } = planted ?? app;
  const recording = planted ? joinRecordings(recorded.recording, planted.recording) : recorded.recording;
  const uncaught = watchFaults();
  try {
    const report = await runFuzz({ server, clock, people }, operations, { requests, seed });
    const leaks = findLeaks(recording, await readSecrets(app)).length;
    const broken = (await database.db.selectFrom('invariants').selectAll().execute()).length;
    return { operations: operations.length, report, uncaught, leaks, broken };
  } finally {
    uncaught.stop();
    await planted?.server.close();
  }
}

function outcomeOf(rounds: readonly Round[], requests: number): Outcome {
  const report = mergeReports(rounds.map((round) => round.report));
  const operations = rounds[0]?.operations ?? 0;
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  return {
    figures: [
      { name: 'requests', value: requests, unit: '', gate: { atLeast: operations } },
      { name: 'operations', value: operations, unit: '', gate: { atLeast: 1 } },
      ...figuresOf(report),
      none(
        'faults that nothing caught',
        sum(({ uncaught }) => uncaught.count),
      ),
      none(
        'answers and lines of the log with what should have stayed inside',
        sum(({ leaks }) => leaks),
      ),
      none(
        'sums that do not hold',
        sum(({ broken }) => broken),
      ),
      { name: 'slowest answer', value: report.slowest, unit: 'ms' },
    ],
    notes: [...rounds.flatMap(({ uncaught }) => uncaught.samples), ...notesOf(report)],
  };
}

const none = (name: string, value: number): Figure => ({ name, value, unit: '', gate: { atMost: 0 } });

const isSlow = (fault: string) => fault.startsWith('took ');
const isFailure = (fault: string) => /^answered 5\d\d$/.test(fault);

function figuresOf({ statuses, faults, reach }: FuzzReport): Figure[] {
  const failed = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
  const countOf = (isKind: (fault: string) => boolean) =>
    faults.filter(({ fault }) => isKind(fault)).reduce((sum, { count }) => sum + count, 0);
  const stages = [...reach.values()];
  return [
    none('answers 5xx', failed),
    none('answers after more than 2 s, or none', countOf(isSlow)),
    none(
      'answers unlike the document',
      countOf((fault) => !isSlow(fault) && !isFailure(fault)),
    ),
    none(
      'operations that nobody got into past authentication',
      stages.filter(({ admitted }) => admitted === 0).length,
    ),
    none(
      'operations that no request reached past the checks',
      stages.filter(({ handled }) => handled === 0).length,
    ),
    {
      name: 'operations that succeeded at least once',
      value: stages.filter(({ succeeded }) => succeeded > 0).length,
      unit: '',
    },
  ];
}

const notesOf = ({ statuses, faults, reach }: FuzzReport): string[] => [
  ...faults
    .slice(0, TOLD_FAULTS)
    .map(({ operation, fault, request, count }) => `${operation} ${fault} (${count} times): ${request}`),
  `Answers by status: ${[...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
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
export const fuzz: Proving = {
  defect: 'routes that fail with a NUL or half a character in a text',
  async run({ seed, small, plant, database, given, tell }) {
    const requests = Number(given['requests'] ?? (small ? SMALL : FULL));
    const rounds: Round[] = [];
    for (let left = requests; left > 0; left -= ROUND) {
      const round = { seed: seed * ROUND + rounds.length, requests: Math.min(left, ROUND), plant };
      rounds.push(await onRecordedApp(database, (recorded) => fuzzApp(recorded, round)));
      tell(`${requests - left + round.requests} requests`);
    }
    return outcomeOf(rounds, requests);
  },
};
