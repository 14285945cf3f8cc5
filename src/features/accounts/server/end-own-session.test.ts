import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { endOwnSession, listOwnSessions } from '../contract/own-sessions.ts';
import type { Person } from './world.ts';

const test = useTestApp();

const handlesOf = async (person: Person) =>
  (await person.call(listOwnSessions, {})).data.sessions.map(({ handle }) => handle);
const end = async (person: Person, handle: string) =>
  (await person.call(endOwnSession, { body: { handle } })).data.ended;
const statusOf = async (person: Person) => (await person.call(getSession, {})).status;

it('ends the one that is named, and leaves a trace', async () => {
  const ana = await test.world.student('Ana');
  const other = await test.world.comeBack(ana);
  const third = await test.world.comeBack(ana);
  const [handleOfOther = ''] = await handlesOf(other);
  expect(await end(ana, handleOfOther)).toBe(true);
  // Within a second, in every process.
  await expect.poll(() => statusOf(other)).toBe(401);
  for (const stays of [ana, third]) expect(await statusOf(stays)).toBe(200);
  expect(await end(ana, handleOfOther)).toBe(false);
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where act = 'log-out-elsewhere' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ detail: { ended: 1 } }]);
});

it('ends neither the one that asks nor another person’s', async () => {
  const ana = await test.world.student('Ana');
  const ben = await test.world.student('Ben');
  const [handleOfAna = ''] = await handlesOf(ana);
  for (const person of [ana, ben]) expect(await end(person, handleOfAna)).toBe(false);
  expect(await statusOf(ana)).toBe(200);
});
