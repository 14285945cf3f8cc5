import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { violates } from './constraint.ts';

const test = useTestApp();

it('knows a violated constraint by its name', async () => {
  const { db } = test.database;
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  const { username_key } = await db
    .selectFrom('users')
    .select('username_key')
    .where('id', '=', ana.id)
    .executeTakeFirstOrThrow();
  const refused: unknown = await db
    .updateTable('users')
    .set({ username_key })
    .where('id', '=', ben.id)
    .execute()
    .catch((error: unknown) => error);
  expect(violates(refused, 'users_username_unique')).toBe(true);
  expect(violates(refused, 'users_pkey')).toBe(false);
  expect(violates(new Error('no connection'), 'users_username_unique')).toBe(false);
});

it('knows it by the name of a shard too, and where a worker names it in a sentence', () => {
  const ofShard = Object.assign(new Error('duplicate'), { constraint: 'users_username_unique_102150' });
  expect(violates(ofShard, 'users_username_unique')).toBe(true);
  const inSentence = new Error(
    'duplicate key value violates unique constraint "users_username_unique_102150"',
  );
  expect(violates(inSentence, 'users_username_unique')).toBe(true);
  expect(violates(inSentence, 'users_username')).toBe(false);
});
