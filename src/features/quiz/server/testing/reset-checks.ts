import { expect } from 'vitest';
import type { TestApp } from '#app/server/testing/test-app.ts';
import { replayEverything } from '#features/item-bank/server/public.ts';

/** Everything that is kept of where a student stands. */
export async function standingOf({ database }: TestApp, studentId: number) {
  const { rows } = await database.pool.query('select * from student_progress where student_id = $1', [
    studentId,
  ]);
  const { rows: events } = await database.pool.query(
    'select * from progress_events where student_id = $1 order by number',
    [studentId],
  );
  const { rows: attempts } = await database.pool.query(
    'select * from attempts where student_id = $1 order by id',
    [studentId],
  );
  return { progress: rows[0], events, attempts };
}

/** The sums agree everywhere, and every level is what the answers make of it. */
export async function expectWhole({ database }: TestApp): Promise<void> {
  expect((await database.pool.query('select * from invariants')).rows).toEqual([]);
  expect((await replayEverything(database.db)).differences).toEqual([]);
}
