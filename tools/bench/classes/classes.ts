import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { type Client, openClient } from '../../harness/client.ts';
import { count, milliseconds, none, sumOf } from '../../harness/figures.ts';
import { avoidScans, scansOf } from '../../harness/growing-tables-queries.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import { type Figure, type Outcome, type ReportedRun, type RunOptions, using } from '../../harness/report.ts';
import type { School } from '../../harness/school.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { callsOf, type NamedCall, type Viewer } from './class-calls.ts';
import { approveTeachers, dropIndexesOfStudents, setActivities } from './classes-queries.ts';
import { countStatements } from './count-statements.ts';

interface Size {
  /** Students of the teacher who looks, so many of them in one class, the others thirty in each. */
  readonly students: number;
  readonly largestClass: number;
  /** Of the teacher with few classes, whose calls may send no fewer statements, and of that teacher's first class. */
  readonly studentsOfFew: number;
  readonly ordinaryClass: number;
  /** Of all teachers. */
  readonly studentsOfAll: number;
  /** Each of them has read so many. */
  readonly quizzes: number;
  readonly warmUpRounds: number;
  readonly rounds: number;
  /** From one round to the next: a teacher may ask for 120 lists of all students a minute, and a round has four. */
  readonly roundMs: number;
  /** A table of so many rows is large. */
  readonly largeFrom: number;
  /** How long a server that is idle may keep its counts to itself; a long run has told them meanwhile, milliseconds. */
  readonly settleMs: number;
}

/** One class of 500, with the student whom the others are copies of, and 59 of 30; of the teacher with few classes one of 40. */
const FULL: Size = {
  students: 2_269,
  largestClass: 499,
  studentsOfFew: 69,
  ordinaryClass: 39,
  studentsOfAll: 10_000,
  quizzes: 20,
  warmUpRounds: 5,
  rounds: 100,
  roundMs: 2_050,
  largeFrom: 5_000,
  settleMs: 0,
};
const SMALL: Size = {
  students: 80,
  largestClass: 20,
  studentsOfFew: 32,
  ordinaryClass: 16,
  studentsOfAll: 112,
  quizzes: 2,
  warmUpRounds: 0,
  rounds: 2,
  roundMs: 0,
  largeFrom: -1,
  settleMs: 11_000,
};
/** Of the list of all students of a teacher. */
const STUDENTS_OF_PAGE = 50;
/** Students of each of the other teachers: 60 classes. */
const MOST_OF_ANOTHER = 1_800;
/** trust.md: what a teacher waits for. */
const AIM_MS = 100;
/** What the pages of an ordinary class ask for: no teacher waits for one, however many activities it has. */
const CLASS_PAGE = new Set([
  'class',
  'students of a class',
  'overview of a class',
  'activities of a class',
  'an activity of a class',
  'passages that a class has to read',
]);

/** A school, and the two teachers who look at it. */
export interface FilledSchool {
  readonly environment: TestEnvironment;
  readonly few: Viewer;
  readonly many: Viewer;
  close(): Promise<void>;
}

/** Opens an environment and fills it. */
export async function openSchool(options: RunOptions): Promise<FilledSchool> {
  const environment = await TestEnvironment.open(options.database ?? 'embedded');
  try {
    if (options.small) await environment.storage.work(({ pool }) => avoidScans(pool));
    const viewers = await fill(environment, options);
    return { environment, ...viewers, close: () => environment.close() };
  } catch (error) {
    await environment.close();
    throw error;
  }
}

/**
 * A teacher's screens of classes in a school of 10,000, with a class of 500 and 60 classes of one teacher, each class with ten activities. One client sends one call after the
 * other, so no call waits for another one; what is measured goes from the call to the last byte of the reply, over a kept connection.
 */
export const classes = {
  faultDescription:
    'the indexes of the students of a class are missing, and every list looks through all of them',
  run: (options) => using(openSchool(options), (school) => measure(school, options)),
  runOn: measure,
} as const satisfies ReportedRun & RunInEnvironment<FilledSchool>;

async function measure({ environment, few, many }: FilledSchool, options: RunOptions): Promise<Outcome> {
  const statements = await environment.storage.work(async (database) => {
    if (options.injectFault) await dropIndexesOfStudents(database.pool);
    return { few: await countStatements(database, few), many: await countStatements(database, many) };
  });
  const seen = await look(environment, { few, many }, sizeOf(options));
  return { figures: figuresOf(statements, seen, options), notes: notesOf(statements, seen) };
}

const sizeOf = ({ small }: Pick<RunOptions, 'small'>): Size => (small ? SMALL : FULL);

/** The school, with a teacher of few classes and one of many; the largest class is what they look at. */
async function fill(environment: TestEnvironment, options: RunOptions) {
  const { quizzes, students: studentsOfMany, largestClass: largest, ...others } = sizeOf(options);
  const { studentsOfFew, ordinaryClass, studentsOfAll } = others;
  let seed = options.seed * 100;
  const add = async (students: number, largestClass?: number): Promise<School> => {
    const school = await environment.addSchool({
      seed: ++seed,
      students,
      quizzes,
      ...(largestClass !== undefined && { largestClass }),
    });
    options.onProgress(`${students} students more in ${school.classIds.length} classes`);
    return school;
  };
  const few = await add(studentsOfFew, ordinaryClass);
  let missing = studentsOfAll - studentsOfFew - studentsOfMany;
  while (missing > 0) {
    const students = Math.min(MOST_OF_ANOTHER, missing);
    await add(students);
    missing -= students;
  }
  const many = await add(studentsOfMany, largest);
  return environment.storage.work(async ({ pool }) => {
    await approveTeachers(pool, [few.teacher.id, many.teacher.id]);
    return { few: await viewerOf(pool, few), many: await viewerOf(pool, many) };
  });
}

/** The teacher of a school, whose classes all have ten activities. */
async function viewerOf(pool: pg.Pool, { teacher, classIds, students }: School): Promise<Viewer> {
  const studentId = students[0]?.id ?? 0;
  const today = Math.floor(Date.now() / MS_PER_DAY);
  const { activityId } = await setActivities(pool, { classIds, studentId, today });
  return {
    teacher,
    classId: classIds[0] ?? 0,
    activityId,
    studentId,
    lastPage: Math.floor(students.length / STUDENTS_OF_PAGE),
  };
}

interface Seen {
  readonly latencies: ReadonlyMap<string, Latencies>;
  readonly refused: readonly string[];
  /** Reads of large tables from one end to the other meanwhile. */
  readonly scans: ReadonlyMap<string, number>;
}

/** Opens the screens over and over, one call after the other, at a server of its own. */
async function look(
  environment: TestEnvironment,
  { few, many }: Pick<FilledSchool, 'few' | 'many'>,
  size: Size,
): Promise<Seen> {
  const app = await environment.startServer();
  const { pool } = environment.database;
  const client = openClient(app.origin);
  const ofOrdinaryClass = callsOf(few)
    .filter(({ name }) => CLASS_PAGE.has(name))
    .map(({ name, call }) => ({ name: inOrdinaryClass(name, size), call }));
  const calls = [...callsOf(many), ...ofOrdinaryClass];
  try {
    await lookAround(client, calls, { rounds: size.warmUpRounds, roundMs: size.roundMs });
    const before = await scansOf(pool, size.largeFrom);
    const around = await lookAround(client, calls, size);
    await sleep(size.settleMs);
    const after = await scansOf(pool, size.largeFrom);
    const scans = new Map([...after].map(([table, n]) => [table, n - (before.get(table) ?? 0)]));
    return { ...around, scans };
  } finally {
    await client.close();
    await environment.disconnect();
    await app.end('SIGTERM');
  }
}

/** With the student whom the others are copies of. */
const inOrdinaryClass = (name: string, { ordinaryClass }: Pick<Size, 'ordinaryClass'>): string =>
  `${name}, of ${ordinaryClass + 1} students with ten activities`;

async function lookAround(
  client: Client,
  calls: readonly NamedCall[],
  { rounds, roundMs }: Pick<Size, 'rounds' | 'roundMs'>,
): Promise<Pick<Seen, 'latencies' | 'refused'>> {
  const latencies = new Map(calls.map(({ name }) => [name, createLatencies()]));
  const refused: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const next = performance.now() + roundMs;
    for (const { name, call } of calls) {
      const { status, text, milliseconds: took } = await client.call(call);
      if (status === 200) latencies.get(name)?.add(took);
      else refused.push(`${name} answered ${status}: ${text.slice(0, 200)}`);
    }
    await sleep(Math.max(0, next - performance.now()));
  }
  return { latencies, refused };
}

interface Statements {
  readonly few: ReadonlyMap<string, number>;
  readonly many: ReadonlyMap<string, number>;
}

/** Calls that send more statements for the teacher of many classes. */
const growing = ({ few, many }: Statements): string[] =>
  [...many].filter(([name, n]) => n > (few.get(name) ?? 0)).map(([name]) => name);

function figuresOf(
  statements: Statements,
  { latencies, scans, refused }: Seen,
  options: Pick<RunOptions, 'small'>,
): Figure[] {
  const { small } = options;
  const ordinary = new Set([...CLASS_PAGE].map((name) => inOrdinaryClass(name, sizeOf(options))));
  const boundsOf = (call: string) => {
    const bound = { atMost: AIM_MS };
    if (small) return {};
    return ordinary.has(call) ? { gate: bound } : { aim: bound };
  };
  const read = sumOf([...scans.values()], (times) => times);
  const name = 'large tables read from one end to the other';
  return [
    none('calls that send more statements for more classes', growing(statements).length),
    // Here a fifth of all people are the teacher's students: the database may find it quickest to read all of them.
    small ? none(name, read) : count(name, read),
    none('calls that were not answered as they should be', refused.length),
    milliseconds(
      'slowest call: p99',
      Math.max(...[...latencies.values()].map((times) => times.at(0.99))),
      small ? {} : { aim: { atMost: AIM_MS } },
    ),
    ...[...latencies].map(([call, times]) => milliseconds(`${call}: p99`, times.at(0.99), boundsOf(call))),
  ];
}

function notesOf(statements: Statements, { latencies, scans, refused }: Seen): string[] {
  const read = [...scans].filter(([, n]) => n > 0).map(([table, n]) => `${table} ${n}`);
  return [
    ...refused.slice(0, 3),
    `load of the machine in the last five minutes, with the run's own: ${loadavg()[1]?.toFixed(1)}`,
    ...growing(statements).map(
      (name) =>
        `${name}: ${statements.few.get(name)} statements with few classes, ${statements.many.get(name)} with many`,
    ),
    ...(read.length === 0 ? [] : [`read from end to end: ${read.join(', ')}`]),
    ...[...latencies].map(([name, times]) => {
      const [p50, p99] = [0.5, 0.99].map((share) => times.at(share).toFixed(1));
      const sent = statements.many.get(name);
      return `${name}: p50/p99 ${p50}/${p99} ms${sent === undefined ? '' : `, ${sent} statements`}`;
    }),
  ];
}
