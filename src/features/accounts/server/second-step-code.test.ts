import { randomInt } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { beginSecondFactor } from '../contract/second-factor.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';
import { giveSecondStepCode } from './second-step-code.ts';
import type { Person } from './world.ts';

const test = useTestApp();
let admin: Person;
beforeEach(async () => {
  admin = await test.world.admin('Noor');
  await test.database.db.transaction().execute((tx) => deleteSecondFactor(tx, admin.id));
});
const give = (person: Person = admin) =>
  giveSecondStepCode(test.database.db, { userId: person.id, randomInt, now: test.clock.now() });
const begin = (code: string) =>
  admin.call(beginSecondFactor, { body: { oldPassword: admin.password, code } });

it('keeps who has found out the password of an administrator from setting up their own phone', async () => {
  for (const code of ['', '123456', 'aaaa-bbbb-cccc-dddd'])
    expect((await begin(code)).problem).toMatchObject({ code: 'refused-field', errors: [{ path: 'code' }] });
  expect((await begin('')).problem.errors[0]?.message).toContain('second-step-code');
});

it('lets in who has it, as often as the page is opened anew', async () => {
  const code = await give();
  expect((await begin(code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await begin(code)).status).toBe(200);
});

it('is good for one administrator, for a day, and until there is another one', async () => {
  const other = await test.world.admin('Lee');
  expect((await begin(await give(other))).status).toBe(422);
  const first = await give();
  const second = await give();
  expect((await begin(first)).status).toBe(422);
  expect((await begin(second)).status).toBe(200);
  await test.database.pool.query('update second_step_codes set expires_at = $1', [test.clock.now()]);
  expect((await begin(second)).status).toBe(422);
});

it('is kept as a hash alone, and recorded without it', async () => {
  const code = await give();
  const { rows } = await test.database.pool.query('select * from second_step_codes where user_id = $1', [
    admin.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  const acts = await test.database.pool.query(
    "select detail from audit_log where act = 'give-second-step-code' and subject_user_id = $1",
    [admin.id],
  );
  expect(acts.rows).toEqual([{ detail: {} }]);
});
