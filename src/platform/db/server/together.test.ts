import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { together } from './together.ts';

const test = useTestApp();

const ENDS = { window_start: new Date(0), ends_at: new Date(1) };
const inserting = (bucket: string, used: number) =>
  test.database.db.insertInto('limits').values({ bucket, used, ...ENDS });
const renaming = (from: string, to: string) =>
  test.database.db.updateTable('limits').set({ bucket: to }).where('bucket', '=', from);
const buckets = async () => {
  const rows = await test.database.db
    .selectFrom('limits')
    .select('bucket')
    .where('ends_at', '=', ENDS.ends_at)
    .execute();
  return rows.map(({ bucket }) => bucket).sort();
};

it('makes all of the writes', async () => {
  await together(test.database.db, [inserting('a', 1), inserting('b', 2)]).execute();
  await together(test.database.db, [renaming('a', 'c'), inserting('d', 1)]).execute();
  expect(await buckets()).toEqual(['b', 'c', 'd']);
});

it('makes none of them when one cannot be made', async () => {
  const { db } = test.database;
  await together(db, [inserting('kept', 1)]).execute();
  await expect(together(db, [inserting('lost', 1), inserting('kept', 1)]).execute()).rejects.toThrow(
    'duplicate key',
  );
  expect(await buckets()).not.toContain('lost');
});
