import { describe, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { updateTeacherDetails } from '#features/accounts/contract/own-profile.ts';
import { selectAccountNamed } from '#features/accounts/server/public.ts';
import { findOnPath } from '../test/find-program.ts';
import { approveTeacherCommand } from './approve-teacher.ts';
import type { CommandCall } from './command.ts';
import { typeAtService } from './testing/type-at-service.ts';
import { typeInTerminal } from './testing/type-in-terminal.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
const { type, openleaf, approvedAt, lastAct } = typeAtService(test);

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

describe('approve-teacher', () => {
  it('shows who the teacher is, with classes and students, and asks', async () => {
    const teacher = await test.world.teacher('Okafor');
    const room = await teacher.class('Room 14');
    await room.student('Ana');
    await room.student('Bao');
    await teacher.call(updateTeacherDetails, {
      body: { jobTitle: 'Reading specialist', teaching: 'Grade 4' },
    });
    const unsure = await type(['approve-teacher', teacher.username], 'no\n');
    expect(unsure).toMatchObject({ status: 1, stdout: '' });
    for (const shown of [
      `Ms. Okafor (teacher "${teacher.username}", account ${teacher.id})`,
      `Email address, as they gave it: ${teacher.username}@school.example`,
      'Job title, as they gave it: Reading specialist',
      'Teaches, as they gave it: Grade 4',
      'Class "Room 14", grade 4: Ana Lopez, Bao Lopez',
      'Nothing was changed.',
    ])
      expect(unsure.stderr).toContain(shown);
    expect(await type(['approve-teacher', teacher.username])).toMatchObject({ status: 1 });
    expect(await approvedAt(teacher)).toBeNull();

    const sure = await type(['approve-teacher', teacher.username], 'yes\n');
    expect(sure).toMatchObject({ status: 0 });
    expect(sure.stdout).toBe(
      `Ms. Okafor (teacher "${teacher.username}", account ${teacher.id}) is approved.\n`,
    );
    expect(await approvedAt(teacher)).not.toBeNull();
    expect(await lastAct()).toEqual({ act: 'approve-teacher', about: teacher.id });
  });

  it.runIf(findOnPath(['script']))('shows its question in a terminal', async () => {
    const teacher = await test.world.teacher('Nair');
    const answers = [[/Approve this teacher\? \(yes or no\) /, 'yes']] as const;
    const env = { DATABASE_URL: test.url };
    const asked = await typeInTerminal(['approve-teacher', teacher.username], env, answers);
    expect(asked.status).toBe(0);
    expect(await approvedAt(teacher)).not.toBeNull();
  });

  it('does not ask with --yes, and changes nothing the second time', async () => {
    const teacher = await test.world.teacher('Haddad');
    expect(await openleaf('approve-teacher', teacher.username, '--yes')).toMatchObject({ status: 0 });
    const first = await approvedAt(teacher);
    const again = await openleaf('approve-teacher', teacher.username, '--yes');
    expect(again.stdout).toContain('is approved already.');
    expect(await approvedAt(teacher)).toEqual(first);
  });

  it('warns of another teacher with the same email address, and approves no second one without being told to', async () => {
    const first = await test.world.teacher('Osei');
    const second = await test.world.teacher('Osei');
    await test.database.pool.query("update users set email = ' Osei@School.example' where id = $1", [
      first.id,
    ]);
    await test.database.pool.query("update users set email = 'osei@school.example' where id = $1", [
      second.id,
    ]);
    const warning = (state: string) =>
      `WARNING: the teacher "${first.username}" (${state}) has this email address too.`;
    const unsure = await type(['approve-teacher', second.username], 'no\n');
    expect(unsure.stderr).toContain(warning('not approved'));

    expect(await openleaf('approve-teacher', first.username, '--yes')).toMatchObject({ status: 0 });
    const refused = await openleaf('approve-teacher', second.username, '--yes');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(warning('APPROVED'));
    expect(refused.stderr).toContain('To approve both, add --same-email.');
    expect(await approvedAt(second)).toBeNull();

    const told = await openleaf('approve-teacher', second.username, '--yes', '--same-email');
    expect(told).toMatchObject({ status: 0 });
    expect(await approvedAt(second)).not.toBeNull();
  });

  it('refuses a student', async () => {
    const ana = await test.world.student('Ana');
    expect(await openleaf('approve-teacher', ana.username, '--yes')).toMatchObject({
      status: 1,
      stderr: `There is no teacher with the username "${ana.username}".\n`,
    });
  });
});
