import { DATABASE_KINDS, type DatabaseKind } from '../../harness/database-kind.ts';
import { costOfSafeWrite } from '../../harness/disk.ts';
import { milliseconds } from '../../harness/figures.ts';
import {
  joinOutcomes,
  type Outcome,
  type ReportedRun,
  type RunOptions,
  using,
} from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { countFigures, speedFigures, wholeQuizFigures } from './figures.ts';
import { type DatabaseMeasure, type DatabasePlan, measureDatabase } from './measure-database.ts';
import { keepProfile } from './profile.ts';

type Size = Pick<DatabasePlan, 'students' | 'clients' | 'spell' | 'wholeQuizClients'> & {
  readonly kinds: readonly DatabaseKind[];
};

const FULL: Size = {
  kinds: DATABASE_KINDS,
  students: 12_000,
  clients: [1, 8, 32, 128],
  spell: { warmUp: 2, warmUpAnswers: 4_000, seconds: 5 },
  wholeQuizClients: 32,
};
const SMALL: Size = {
  kinds: ['separate'],
  students: 1_000,
  clients: [8],
  spell: { warmUp: 0.3, warmUpAnswers: 0, seconds: 1 },
  wholeQuizClients: 8,
};

/** `--students=3000 --seconds=2 --clients=8,32 --database=separate` ask for less. */
function sizeOf({ small, given, database }: RunOptions): Size {
  const { kinds, students, clients, spell, wholeQuizClients } = small ? SMALL : FULL;
  return {
    kinds: database === undefined ? kinds : [database],
    students: Number(given['students'] ?? students),
    clients: given['clients']?.split(',').map(Number) ?? clients,
    spell: { ...spell, seconds: Number(given['seconds'] ?? spell.seconds) },
    wholeQuizClients,
  };
}

/** The answer path beside pgbench; `--profile` shows where the server's time goes. */
export const answers: ReportedRun & RunInEnvironment<TestEnvironment> = {
  faultDescription:
    'a trigger in the database that works long on every answer of the service and loses the second of every quiz',
  runOn,
  async run(options) {
    const outcomes: Outcome[] = [];
    for (const kind of sizeOf(options).kinds)
      outcomes.push(await using(TestEnvironment.open(kind), (environment) => runOn(environment, options)));
    return joinOutcomes(outcomes);
  },
};

async function runOn(environment: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const { seed, injectFault, small, onProgress, given } = options;
  const { kind, folder } = environment.storage;
  const size = sizeOf(options);
  const profile = given['profile'] === undefined ? undefined : keepProfile(folder);
  const plan = { ...size, seed, injectFault, onProgress, execArgv: profile?.execArgv ?? [] };
  const safeWrite = await costOfSafeWrite(folder);
  const measure = await measureDatabase(environment, plan);
  const spans = measure.comparisons.map(({ service }) => service.span);
  const profiled = (await profile?.read(spans)) ?? [];
  return {
    figures: [
      ...countFigures(kind, measure),
      milliseconds(`${kind}: processor time of one page made safe, alone`, safeWrite),
      ...measure.comparisons.flatMap((comparison) => speedFigures(kind, comparison, { judged: !small })),
      ...wholeQuizFigures(kind, measure.wholeQuiz, size.wholeQuizClients),
    ],
    notes: [...notesOf(kind, measure), ...profiled.map((line) => `${kind}: ${line}`)],
  };
}

/** What limits the figures. */
function notesOf(kind: DatabaseKind, { comparisons }: DatabaseMeasure): string[] {
  return comparisons.flatMap(({ clients, service, pgbench }) => [
    ...(pgbench.clients === clients
      ? []
      : [`${kind}: pgbench had ${pgbench.clients} clients beside ${clients}; there is room for no more.`]),
    ...(service.ranOut
      ? [`${kind}, ${clients} clients: all quizzes were answered after ${service.seconds.toFixed(1)} s.`]
      : []),
  ]);
}
