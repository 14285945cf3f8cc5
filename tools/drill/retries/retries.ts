import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { openConnections } from './connections.ts';
import { judgeStudent, type Verdict } from './judge-student.ts';
import { playSchedule } from './play-schedule.ts';
import { countDeadlocks, dropUniqueKeys, restoreUniqueKeys, selectBroken } from './retries-queries.ts';
import { openRetryGround, type RetryGround } from './retry-ground.ts';
import { CONNECTIONS_OF_A_STUDENT, makeSchedules, type Schedule } from './schedules.ts';
import { createStudentRun } from './student-run.ts';

/** Students at a time: with five connections each they are fifty. */
const AT_ONCE = 10;
const SCHEDULES = { small: 24, full: 1_000 };
/** Of what went wrong, so much is told. */
const NOTES = 12;

/** `--schedules=n`: other than a thousand. */
export const schedulesOf = ({ small, given }: ProofOptions): number =>
  Number(given['schedules'] ?? (small ? SCHEDULES.small : SCHEDULES.full));

/** Retries are harmless: copies, delays, changes of order and lost replies change neither answers nor points. */
export const retries: Proving = {
  defect: 'the table of answers has lost the constraint that makes the keys of a student unique',
  async run(options) {
    const { seed, database } = options;
    const ground = await openRetryGround({ seed, pairs: schedulesOf(options), database });
    try {
      return await runRetries(ground, options);
    } finally {
      await ground.close();
    }
  },
};

/** The same on a ground that is there already. */
export async function runRetries(ground: RetryGround, options: ProofOptions): Promise<Outcome> {
  const { pool } = ground.database;
  const schedules = makeSchedules(options.seed, schedulesOf(options));
  if (options.plant) await dropUniqueKeys(pool);
  try {
    const deadlocks = await countDeadlocks(pool);
    const began = performance.now();
    const verdicts = await playAll(ground, schedules, options.tell);
    const seconds = (performance.now() - began) / 1000;
    const logged = ground
      .output()
      .split('\n')
      .filter((line) => line.includes('request failed'));
    return toOutcome(verdicts, {
      broken: await selectBroken(pool),
      deadlocks: (await countDeadlocks(pool)) - deadlocks,
      logged,
      seconds,
    });
  } finally {
    if (options.plant) await restoreUniqueKeys(pool);
  }
}

async function playAll(
  ground: RetryGround,
  schedules: readonly Schedule[],
  tell: ProofOptions['tell'],
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = schedules.values();
  const place = async (number: number) => {
    const connections = openConnections(ground.origin, number);
    try {
      for (const schedule of waiting) {
        const pair = ground.nextPair();
        const run = createStudentRun(pair[0], ground.passage, connections);
        await playSchedule(schedule, { run, passage: ground.passage });
        verdicts.push(await judgeStudent(ground, pair, { history: run.history, connections }));
        if (verdicts.length % 100 === 0) tell(`${verdicts.length} of ${schedules.length} schedules`);
      }
    } finally {
      await connections.close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => place(number)));
  return verdicts;
}

/** What was seen beside the students. */
interface Around {
  /** Promises of the data that do not hold in the end. */
  readonly broken: readonly string[];
  /** That the database had to break. */
  readonly deadlocks: number;
  /** Failures in the server's log. */
  readonly logged: readonly string[];
  readonly seconds: number;
}

const NONE = { atMost: 0 };

const count = (name: string, value: number, gate?: Figure['gate']): Figure => ({
  name,
  value,
  unit: '',
  ...(gate && { gate }),
});

function toOutcome(verdicts: readonly Verdict[], { broken, deadlocks, logged, seconds }: Around): Outcome {
  const sum = (of: (verdict: Verdict) => number) => verdicts.reduce((all, verdict) => all + of(verdict), 0);
  const students = (that: (verdict: Verdict) => boolean) => verdicts.filter(that).length;
  const calls = sum((one) => one.calls);
  const figures = [
    count('schedules', verdicts.length, { atLeast: 1 }),
    count('calls', calls),
    { ...count('calls a second', calls / seconds), unit: 'calls/s' },
    count('connections at a time', AT_ONCE * CONNECTIONS_OF_A_STUDENT),
    count(
      'connections closed in the middle of a call',
      sum((one) => one.broken),
      { atLeast: 1 },
    ),
    count(
      'copies that were told the same again, byte by byte',
      sum((one) => one.identical),
      { atLeast: 1 },
    ),
    count(
      'keys whose second, different answer was refused',
      sum((one) => one.refused),
      { atLeast: 1 },
    ),
    count(
      'points paid twice',
      sum((one) => Math.max(0, one.pointsTooMany)),
      NONE,
    ),
    count(
      'points missing',
      sum((one) => Math.max(0, -one.pointsTooMany)),
      NONE,
    ),
    count(
      'students whom copies moved otherwise than a clean walk',
      students((one) => one.movedDifferently),
      NONE,
    ),
    count(
      'replies that differed from the first',
      sum((one) => one.differed),
      NONE,
    ),
    count(
      'keys under which another answer was accepted',
      sum((one) => one.reused),
      NONE,
    ),
    count(
      'histories that no sequential order explains',
      students((one) => one.contradictions.length > 0),
      NONE,
    ),
    count(
      'essays kept twice',
      sum((one) => one.keptTwice),
      NONE,
    ),
    count('students with another number of quizzes begun than one', students(beganOthers), NONE),
    count(
      'calls that a busy server asked to send later',
      sum((one) => one.busy),
    ),
    count(
      'replies that were faults',
      sum((one) => one.faults.length),
      NONE,
    ),
    count('broken promises of the data', broken.length, NONE),
    count('transactions that waited for each other', deadlocks, NONE),
  ];
  const wrong = [
    ...verdicts.flatMap(({ faults }) => faults),
    ...verdicts.flatMap(({ contradictions }) => contradictions),
    ...broken,
  ];
  return { figures, notes: [...wrong.slice(0, NOTES), ...logged.slice(0, NOTES)] };
}

const beganOthers = ({ begun, begunInTable }: Verdict): boolean => begun !== 1 || begunInTable !== 1;
