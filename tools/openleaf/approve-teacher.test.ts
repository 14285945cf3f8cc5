import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { selectAccountNamed } from '#features/accounts/server/public.ts';
import { approveTeacherCommand } from './approve-teacher.ts';
import type { CommandCall } from './command.ts';

const test = useTestApp();

/** Runs the command; `meanwhile` happens while the operator reads its question. */
async function approve(username: string, meanwhile: string) {
  const { database } = test;
  const terminal: CommandCall['terminal'] = {
    say: () => {},
    ask: async () => {
      await database.pool.query(meanwhile, [username]);
      return 'yes';
    },
    askSecretly: async () => null,
    isInteractive: true,
  };
  const outcome = await approveTeacherCommand.run({
    database,
    given: [username],
    options: {},
    terminal,
    dataDir: '',
    now: new Date(),
  });
  return { outcome, account: await selectAccountNamed(database.db, username) };
}

it.each([
  ['email address', `update users set email = 'other@school.example' where username = $1`],
  ['name', `update users set last_name = 'Principal' where username = $1`],
])('approves nobody whose %s changed while the operator read it', async (_, meanwhile) => {
  const teacher = await test.world.teacher('Okafor');
  const { outcome, account } = await approve(teacher.username, meanwhile);
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(outcome.sentence).toContain('this account changed meanwhile');
  expect(account?.keys_approved_at).toBeNull();
});

it('approves nobody whose email address another teacher was approved with while the operator read it', async () => {
  const [teacher, other] = [await test.world.teacher('Okafor'), await test.world.teacher('Osei')];
  const { outcome, account } = await approve(
    teacher.username,
    `update users set keys_approved_at = now(), email = (select upper(email) from users where username = $1)
      where id = ${other.id}`,
  );
  expect(outcome).toMatchObject({ kind: 'refused' });
  expect(outcome.sentence).toContain(`the approved teacher "${other.username}" has this email address`);
  expect(account?.keys_approved_at).toBeNull();
});

it('approves who is as shown', async () => {
  const teacher = await test.world.teacher('Nair');
  const { outcome, account } = await approve(teacher.username, 'select $1::text');
  expect(outcome).toMatchObject({ kind: 'done' });
  expect(account?.keys_approved_at).not.toBeNull();
});
