import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { buildApp } from '#app/server/build-app.ts';
import { createMovableClock, readPassageAs, takePretestAs } from '#app/server/simulated-student.ts';
import { createWorld } from '#app/server/world.ts';
import { learnFromAttempts } from '#features/item-bank/server/public.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Database } from '#platform/db/server/database.ts';
import { hashToken } from '#platform/session/server/token.ts';
import {
  copyClass,
  copyStudent,
  countAttempts,
  insertSessions,
  reserveIds,
  selectNewestVersion,
  tidyUp,
} from './school-queries.ts';

/** Who is to be there. */
export interface SchoolPlan {
  readonly seed: number;
  readonly students: number;
  /** Quizzes that each has read; default 2. Every one of them is a real one of the model student. */
  readonly quizzes?: number;
  /** Whether each has a quiz open, of which nothing is answered yet; default true. */
  readonly open?: boolean;
  /** So many of the students are in the first class, the others thirty in each; without it all classes have thirty. */
  readonly largestClass?: number;
}

export interface SchoolStudent {
  readonly id: number;
  /** A live session. */
  readonly token: string;
  readonly username: string;
}

/** A school in which every student has lived the same life so far, which the service itself has written. */
export interface School {
  readonly students: readonly SchoolStudent[];
  readonly password: string;
  /** The passage of the open quizzes. */
  readonly passage: PublishedPassage;
  readonly teacher: { readonly id: number; readonly token: string };
  readonly classIds: readonly number[];
}

const PASSWORD = 'otter river 27';
const CLASS_SIZE = 30;
const DAY_MS = 24 * 3600_000;
const HOUR_MS = 3600_000;
/** A reader of the fourth grade, who never guesses. */
const READING_LEVEL = 4.5;
/** Students of one statement: what it sorts for them stays in the database's memory. */
const STUDENTS_PER_STATEMENT = 500;
/** A connection keeps one processor of the database busy. */
const CONNECTIONS = 2;

/** The same tokens for the same seed. They look like any other. */
const tokenOf = (seed: number, index: number): string =>
  createHmac('sha256', `openleaf school ${seed}`).update(String(index)).digest('base64url');

/** Fills a migrated database: one student lives through the real calls, the others are copies. */
export async function makeSchool(database: Database, plan: SchoolPlan): Promise<School> {
  const model = await liveModel(database, plan);
  const { classIds, classOf } = await openClasses(database, model.classId, plan);
  const students = await copyModel(database, { model: model.id, classOf }, plan);
  await tidyUp(database.pool);
  return { students, classIds, password: PASSWORD, passage: model.passage, teacher: model.teacher };
}

interface Model {
  readonly id: number;
  readonly classId: number;
  readonly passage: PublishedPassage;
  readonly teacher: School['teacher'];
}

/** A student who took the pretest, read a quiz a day, and has just opened another. */
async function liveModel(database: Database, { seed, quizzes = 2, open = true }: SchoolPlan): Promise<Model> {
  const clock = createMovableClock(new Date(Date.now() - (quizzes + 2) * DAY_MS));
  const random = seededBy(`school ${seed}`);
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused' });
  const app = await buildApp({ config, database, now: clock.now, random });
  try {
    const { library } = app.services;
    const world = createWorld(app);
    const account = { username: `school.teacher.${seed}`, password: PASSWORD };
    const teacher = await world.teacher('Rivera', account);
    const room = await teacher.class('Room 1');
    const ana = await room.student('Ana', { username: `school.model.${seed}`, password: PASSWORD });
    const reader = { level: READING_LEVEL, guessing: 0, random };
    await takePretestAs(reader, { student: ana, library, clock });
    for (let quiz = 0; quiz < quizzes; quiz++) {
      clock.pass(DAY_MS / 1000);
      await readPassageAs(reader, { student: await world.comeBack(ana), library, clock });
    }
    await learnFromAttempts(database.db, clock.now);
    clock.set(new Date(Date.now() - HOUR_MS));
    if (open) await readPassageAs(reader, { student: await world.comeBack(ana), library, clock, most: 0 });
    const versionId = await selectNewestVersion(database.pool, ana.id);
    const passage = await library.version(versionId);
    if (!passage) throw new Error('The model student has read nothing.');
    clock.set(new Date());
    const { id, token } = await world.logIn(account.username, account.password);
    return { id: ana.id, classId: room.id, passage, teacher: { id, token: token ?? '' } };
  } finally {
    await app.close();
  }
}

/** All other students of the school, in statements of a bearable size on two connections. */
async function copyModel(
  { pool }: Database,
  { model, classOf }: { readonly model: number } & Pick<Classes, 'classOf'>,
  { seed, students }: SchoolPlan,
): Promise<SchoolStudent[]> {
  const ids = await inTransaction(pool, async (client) => {
    const attempts = await countAttempts(client, model);
    return reserveIds(client, { users: students, attempts: students * attempts });
  });
  const prefix = `school.reader.${seed}`;
  const copies = Array.from({ length: students }, (_, index) => ({
    id: ids.firstUser + index,
    token: tokenOf(seed, index),
    username: `${prefix}.${index}`,
  }));
  const offsets = Array.from(
    { length: Math.ceil(students / STUDENTS_PER_STATEMENT) },
    (_, n) => n * STUDENTS_PER_STATEMENT,
  ).values();
  const work = async () => {
    for (const offset of offsets) {
      const some = copies.slice(offset, offset + STUDENTS_PER_STATEMENT);
      await inTransaction(pool, async (client) => {
        const classIds = some.map((_, index) => classOf(offset + index));
        await copyStudent(client, { model, classIds, offset, count: some.length, ...ids, prefix });
        const hashes = some.map(({ token }) => hashToken(token));
        await insertSessions(client, { firstUser: ids.firstUser + offset, hashes });
      });
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  return copies;
}

interface Classes {
  readonly classIds: readonly number[];
  /** By the number of the copy. */
  readonly classOf: (copy: number) => number;
}

/** All classes are of one teacher; each has thirty students, but for the model's, where one is to be the largest. */
const openClasses = (
  { pool }: Database,
  modelClassId: number,
  { students, largestClass }: SchoolPlan,
): Promise<Classes> =>
  inTransaction(pool, async (client) => {
    const inLargest = largestClass ?? 0;
    const needed = Math.ceil((students - inLargest) / CLASS_SIZE);
    const more = await copyClass(client, modelClassId, largestClass === undefined ? needed - 1 : needed);
    const classIds = [modelClassId, ...more];
    const dealt = largestClass === undefined ? classIds : more;
    const classOf = (copy: number) =>
      copy < inLargest ? modelClassId : (dealt[(copy - inLargest) % dealt.length] ?? modelClassId);
    return { classIds, classOf };
  });

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
