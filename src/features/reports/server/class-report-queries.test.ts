import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { resetProgress } from '#features/quiz/contract/reset-progress.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { selectClassReport } from './class-report-queries.ts';

const test = useTestApp();
const MANY = 400;
/** For each student: a pretest's passages, and the last quiz until two days, each read in the index and in the table. */
const ENOUGH = 20;

/** A class with a student who has started over, and has read before and since. */
async function setUp() {
  const { teacher, room, reader, read } = await openReadingClass(test);
  await approve(test, teacher);
  const ana = await reader('Ana');
  await read(ana);
  await teacher.call(resetProgress, { body: { classId: room.id, studentIds: [ana.id] } });
  await placeByPretest(test, ana);
  await readPassageAs(STEADY_READER, readingEnvironment(test, ana));
  return { classId: room.id, studentId: ana.id };
}

/** As many more quizzes in each epoch, an hour from one to the next: those of before go back, those of now forward. */
async function insertQuizzes(tx: Tx, studentId: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
     where table_name = 'attempts' and column_name not in ('id', 'finished_at')`.execute(tx);
  const others = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`
    insert into attempts (${others}, finished_at)
    select ${others}, finished_at + n * (case when epoch = 1 then -1 else 1 end) * interval '1 hour'
      from attempts, generate_series(1, ${MANY}::integer) n
     where student_id = ${studentId} and kind = 'practice' and status = 'finished'`.execute(tx);
}

/** How many rows of attempts the transaction has read, or has looked at in an index. */
async function attemptsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'attempts'`.execute(
    tx,
  );
  return Number(rows[0]?.read);
}

it.each([
  ['from the first day on', { fromDay: 0, toDay: 30_000 }],
  ['before there was anything', { fromDay: 0, toDay: 1 }],
  ['after all of it', { fromDay: 29_000, toDay: 30_000 }],
])('reads as few quizzes where there are many, %s', async (_, days) => {
  const { classId, studentId } = await setUp();
  const of = { classId, classIds: undefined, ...days };
  const tx = await test.database.db.startTransaction().execute();
  try {
    await sql`set local enable_seqscan = off`.execute(tx);
    const few = await selectClassReport(tx, of);
    await insertQuizzes(tx, studentId);
    const before = await attemptsRead(tx);
    expect(await selectClassReport(tx, of)).toEqual(few);
    const read = (await attemptsRead(tx)) - before;
    expect(read).toBeLessThan(ENOUGH);
  } finally {
    await tx.rollback().execute();
  }
});
