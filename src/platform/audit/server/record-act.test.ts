import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { recordAct } from './record-act.ts';

const test = useTestApp();
const entries = async () => {
  const { rows } = await test.database.pool.query(
    'select at, actor_user_id, act, subject_user_id, detail from audit_log order by id',
  );
  return rows as unknown[];
};

it('records who did what to whom, and the operator as nobody', async () => {
  const { database, clock } = test;
  await recordAct(
    database.db,
    { act: 'unlock-login', by: 7, about: 12, detail: { classId: 3 } },
    clock.now(),
  );
  await recordAct(database.db, { act: 'approve-teacher', by: null, about: 7 }, clock.now());
  expect(await entries()).toEqual([
    { at: clock.now(), actor_user_id: 7, act: 'unlock-login', subject_user_id: 12, detail: { classId: 3 } },
    { at: clock.now(), actor_user_id: null, act: 'approve-teacher', subject_user_id: 7, detail: {} },
  ]);
});

it('records nothing of an act that is undone with its transaction', async () => {
  const { database, clock } = test;
  const before = await entries();
  const undone = database.db.transaction().execute(async (tx) => {
    await recordAct(tx, { act: 'approve-teacher', by: null, about: 7 }, clock.now());
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await entries()).toEqual(before);
});

it.each(["update audit_log set act = 'nothing'", 'delete from audit_log', 'truncate audit_log'])(
  'refuses to change what was recorded: %s',
  async (statement) => {
    await expect(test.database.pool.query(statement)).rejects.toThrow('The audit log only grows.');
  },
);
