import { count, none, some, sumOf } from '../../harness/figures.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { forEachConcurrently } from '../../harness/pace.ts';
import { inEnvironment, type Outcome, type ReportedRun, type RunOptions } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';
import { openConnections } from './connections.ts';
import { judgeStudent, type Verdict } from './judge-student.ts';
import { playSchedule } from './play-schedule.ts';
import { askForEssays, countDeadlocks, dropUniqueKeys, restoreUniqueKeys } from './retries-queries.ts';
import { CONNECTIONS_OF_A_STUDENT, makeSchedules, type Schedule } from './schedules.ts';
import { createStudentRun } from './student-run.ts';

/** Students at a time: with five connections each they are fifty. */
const CONCURRENT_STUDENTS = 10;
const SCHEDULES = { small: 24, full: 1_000 };
/** The most that is shown of what went wrong. */
const MAX_NOTES = 12;

/** `--schedules=n`: other than a thousand. */
const schedulesOf = ({ small, given }: RunOptions): number =>
  Number(given['schedules'] ?? (small ? SCHEDULES.small : SCHEDULES.full));

/** Retries are harmless: copies, delays, changes of order and lost replies change neither answers nor points. */
export const retries: ReportedRun & RunInEnvironment<RetryEnvironment> = {
  faultDescription: 'the table of answers has lost the constraint that makes the keys of a student unique',
  ...inEnvironment((options) => openEnvironment(options), runOn),
};

/** A running server, whose students have one and the same quiz open. */
interface RetryEnvironment {
  readonly tests: TestEnvironment;
  readonly server: OpenleafProcess;
  close(): Promise<void>;
}

/** @param runs so many can be made, one after the other. */
export const openEnvironment = (options: RunOptions, runs = 1): Promise<RetryEnvironment> =>
  inNewEnvironment(options, { students: 2 * schedulesOf(options) * runs }, async (tests) => {
    if (!tests.school.passage.essay) throw new Error('The passage of the school has no essay.');
    const server = await tests.startServer();
    await askForEssays(tests.database.pool);
    return { tests, server, close: () => tests.close() };
  });

async function runOn(environment: RetryEnvironment, options: RunOptions): Promise<Outcome> {
  const { pool } = environment.tests.database;
  const schedules = makeSchedules(options.seed, schedulesOf(options));
  if (options.injectFault) await dropUniqueKeys(pool);
  try {
    const deadlocks = await countDeadlocks(pool);
    const began = performance.now();
    const verdicts = await playAll(environment, schedules, options.onProgress);
    return toOutcome(verdicts, {
      seconds: (performance.now() - began) / 1000,
      broken: await selectBrokenInvariants(pool),
      deadlocks: (await countDeadlocks(pool)) - deadlocks,
      logged: environment.server
        .output()
        .split('\n')
        .filter((line) => line.includes('request failed')),
    });
  } finally {
    if (options.injectFault) await restoreUniqueKeys(pool);
  }
}

async function playAll(
  { tests, server }: RetryEnvironment,
  schedules: readonly Schedule[],
  onProgress: RunOptions['onProgress'],
): Promise<Verdict[]> {
  const { passage } = tests.school;
  const verdicts: Verdict[] = [];
  const free = Array.from({ length: CONCURRENT_STUDENTS }, (_, number) =>
    openConnections(server.origin, number),
  );
  const all = [...free];
  try {
    await forEachConcurrently(schedules, CONCURRENT_STUDENTS, async (schedule) => {
      const connections = free.pop();
      // The one plays the schedule, the other then gives the same answers once.
      const [student, twin] = tests.take(2);
      if (!connections || !student || !twin) throw new RangeError('Every connection is in use.');
      const run = createStudentRun(student, passage, connections);
      await playSchedule(schedule, { run, passage });
      const pair: readonly [SchoolStudent, SchoolStudent] = [student, twin];
      verdicts.push(await judgeStudent(tests, pair, { history: run.history, connections }));
      free.push(connections);
      if (verdicts.length % 100 === 0) onProgress(`${verdicts.length} of ${schedules.length} schedules`);
    });
  } finally {
    await Promise.all(all.map((connections) => connections.close()));
  }
  return verdicts;
}

/** What was seen beside the students. */
interface Around {
  /** Invariants that do not hold in the end. */
  readonly broken: readonly string[];
  /** That the database had to break. */
  readonly deadlocks: number;
  /** Failures in the server's log. */
  readonly logged: readonly string[];
  readonly seconds: number;
}

function toOutcome(verdicts: readonly Verdict[], { broken, deadlocks, logged, seconds }: Around): Outcome {
  const sum = (valueOf: (verdict: Verdict) => number) => sumOf(verdicts, valueOf);
  const students = (that: (verdict: Verdict) => boolean) => verdicts.filter(that).length;
  const total = {
    calls: sum(({ calls }) => calls),
    closed: sum((verdict) => verdict.broken),
    identical: sum(({ identical }) => identical),
    refused: sum(({ refused }) => refused),
    tooMany: sum(({ pointsTooMany }) => Math.max(0, pointsTooMany)),
    missing: sum(({ pointsTooMany }) => Math.max(0, -pointsTooMany)),
    moved: students(({ movedDifferently }) => movedDifferently),
    differed: sum(({ differed }) => differed),
    reused: sum(({ reused }) => reused),
    contradicted: students(({ contradictions }) => contradictions.length > 0),
    keptTwice: sum(({ keptTwice }) => keptTwice),
    begun: students(({ begun, begunInTable }) => begun !== 1 || begunInTable !== 1),
    busy: sum(({ busy }) => busy),
    faults: sum(({ faults }) => faults.length),
  };
  const wrong = [
    ...verdicts.flatMap(({ faults }) => faults),
    ...verdicts.flatMap(({ contradictions }) => contradictions),
    ...broken,
  ];
  return {
    figures: [
      some('schedules', verdicts.length),
      count('calls', total.calls),
      { ...count('calls a second', total.calls / seconds), unit: 'calls/s' },
      count('connections at a time', CONCURRENT_STUDENTS * CONNECTIONS_OF_A_STUDENT),
      some('connections closed in the middle of a call', total.closed),
      some('copies that were told the same again, byte by byte', total.identical),
      some('keys whose second, different answer was refused', total.refused),
      none('points paid twice', total.tooMany),
      none('points missing', total.missing),
      none('students whom copies moved otherwise than a clean walk', total.moved),
      none('replies that differed from the first', total.differed),
      none('keys under which another answer was accepted', total.reused),
      none('histories that no sequential order explains', total.contradicted),
      none('essays kept twice', total.keptTwice),
      none('students with another number of quizzes begun than one', total.begun),
      count('calls that a busy server asked to send later', total.busy),
      none('replies that were faults', total.faults),
      none('broken promises of the data', broken.length),
      none('transactions that waited for each other', deadlocks),
    ],
    notes: [...wrong.slice(0, MAX_NOTES), ...logged.slice(0, MAX_NOTES)],
  };
}
