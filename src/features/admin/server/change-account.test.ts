import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { mergeStudents } from '#features/merges/contract/merge-students.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { approveTeacher, lockAccount, logOutAccount, unlockAccount } from '../contract/people.ts';

const test = useTestApp();
let admin: Person;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
});
/** What the dialog has shown of a teacher. */
const seenOf = async ({ id }: Person) =>
  (
    await test.database.pool.query<{ email: string | null; firstName: string; lastName: string }>(
      'select email, first_name as "firstName", last_name as "lastName" from users where id = $1',
      [id],
    )
  ).rows[0]!;
const approve = async (person: Person, more: { sameEmail?: boolean } = {}) =>
  admin.call(approveTeacher, { body: { userId: person.id, seen: await seenOf(person), ...more } });
const acts = async (about: Person) => {
  const { rows } = await test.database.pool.query(
    'select act, actor_user_id from audit_log where subject_user_id = $1 order by id',
    [about.id],
  );
  return rows.map((row: { act: string; actor_user_id: number }) => [row.act, row.actor_user_id]);
};
const approvedAt = async ({ id }: Person) =>
  (await test.database.pool.query('select keys_approved_at from users where id = $1', [id])).rows[0]
    .keys_approved_at as Date | null;
const canLogIn = async ({ username, password }: Person) =>
  (await test.world.anyone.call(logIn, { body: { username, password } })).status === 200;

it('approves a teacher once, and says who did it', async () => {
  const rivera = await test.world.teacher('Rivera');
  for (let time = 0; time < 2; time++) expect((await approve(rivera)).status).toBe(200);
  expect(await approvedAt(rivera)).toEqual(test.clock.now());
  expect(await acts(rivera)).toEqual([['approve-teacher', admin.id]]);
});

it('approves nobody but teachers, and nobody who is not there', async () => {
  const ana = await test.world.student('Ana');
  expect((await approve(ana)).problem.code).toBe('not-a-teacher');
  const seen = await seenOf(ana);
  expect((await admin.call(approveTeacher, { body: { userId: 999_999, seen } })).status).toBe(404);
});

it.each(['email', 'first_name', 'last_name'])(
  'approves nobody whose %s is another one than the admin saw',
  async (column) => {
    const rivera = await test.world.teacher('Rivera');
    const seen = await seenOf(rivera);
    await test.database.pool.query(`update users set ${column} = 'an@other.example' where id = $1`, [
      rivera.id,
    ]);
    const { status, problem } = await admin.call(approveTeacher, { body: { userId: rivera.id, seen } });
    expect([status, problem.code]).toEqual([409, 'account-changed']);
    expect([await approvedAt(rivera), await acts(rivera)]).toEqual([null, []]);
    expect((await approve(rivera)).status).toBe(200);
  },
);

it('waits for a change that is under way, and then approves nobody else than the admin saw', async () => {
  const rivera = await test.world.teacher('Rivera');
  const seen = await seenOf(rivera);
  const client = await test.database.pool.connect();
  try {
    await client.query('begin');
    await client.query("update users set email = 'head@school.example' where id = $1", [rivera.id]);
    const approving = admin.call(approveTeacher, { body: { userId: rivera.id, seen } });
    await sleep(150);
    await client.query('commit');
    expect((await approving).problem.code).toBe('account-changed');
  } finally {
    client.release();
  }
  expect(await approvedAt(rivera)).toBeNull();
});

it('asks before a second teacher of one email address is approved', async () => {
  const [first, second] = [await approvedTeacher(test, 'First'), await test.world.teacher('Second')];
  await test.database.pool.query(
    'update users set email = (select email from users where id = $1) where id = $2',
    [first.id, second.id],
  );
  expect((await approve(second)).problem.code).toBe('same-email');
  expect(await approvedAt(second)).toBeNull();
  expect((await approve(second, { sameEmail: true })).status).toBe(200);
});

it('asks also where another admin approves the other one in this moment', async () => {
  const [first, second] = [await test.world.teacher('First'), await test.world.teacher('Second')];
  await test.database.pool.query(
    'update users set email = (select email from users where id = $1) where id = $2',
    [first.id, second.id],
  );
  const holder = await test.database.pool.connect();
  try {
    // Both have come so far when the rows are free.
    await holder.query('begin');
    await holder.query('select from users where id = any($1) for update', [[first.id, second.id]]);
    const approving = Promise.all([approve(first), approve(second)]);
    await sleep(150);
    await holder.query('commit');
    const statuses = (await approving).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  } finally {
    holder.release(true);
  }
});

it('locks an account and ends its sessions, and opens it again', async () => {
  const ana = await test.world.student('Ana');
  expect((await admin.call(lockAccount, { body: { userId: ana.id } })).status).toBe(200);
  expect((await ana.call(getSession, {})).status).toBe(401);
  expect(await canLogIn(ana)).toBe(false);
  expect((await admin.call(unlockAccount, { body: { userId: ana.id } })).status).toBe(200);
  expect(await canLogIn(ana)).toBe(true);
  expect(await acts(ana)).toEqual([
    ['lock-account', admin.id],
    ['unlock-account', admin.id],
  ]);
});

it('logs a person out on every device and leaves the account open, but no admin', async () => {
  const ana = await test.world.student('Ana');
  const elsewhere = await test.world.comeBack(ana);
  expect((await admin.call(logOutAccount, { body: { userId: ana.id } })).status).toBe(200);
  for (const session of [ana, elsewhere]) expect((await session.call(getSession, {})).status).toBe(401);
  expect(await canLogIn(ana)).toBe(true);
  expect(await acts(ana)).toEqual([['log-out-everywhere', admin.id]]);

  const other = await test.world.admin('Kim');
  const { problem } = await admin.call(logOutAccount, { body: { userId: other.id } });
  expect([problem.status, problem.code]).toEqual([409, 'is-admin']);
  expect((await other.call(getSession, {})).status).toBe(200);
});

it('opens no account that a teacher joined to another one, and records nothing', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const [ana, twin] = [await room.student('Ana'), await room.student('Anna')];
  await rivera.call(mergeStudents, { body: { classId: room.id, keptId: ana.id, joinedId: twin.id } });
  const { problem } = await admin.call(unlockAccount, { body: { userId: twin.id } });
  expect(problem).toMatchObject({
    status: 409,
    code: 'joined-account',
    detail:
      'A teacher merged this account with another one. It opens again only when the teacher undoes the merge.',
  });
  expect(await acts(twin)).toEqual([]);
});

it('locks no admin, so that nobody locks the last one out', async () => {
  const other = await test.world.admin('Sam');
  for (const userId of [admin.id, other.id])
    expect((await admin.call(lockAccount, { body: { userId } })).problem.code).toBe('is-admin');
  expect((await other.call(getSession, {})).status).toBe(200);
});

it('unlocks no admin, the own account included, so that nobody guesses on at their password', async () => {
  const other = await test.world.admin('Lee');
  for (let tries = 0; tries < 30; tries++)
    await test.world.anyone.call(logIn, { body: { username: other.username, password: `guess ${tries}` } });
  expect(await canLogIn(other)).toBe(false);
  for (const userId of [admin.id, other.id])
    expect((await admin.call(unlockAccount, { body: { userId } })).problem.code).toBe('is-admin');
  expect(await canLogIn(other)).toBe(false);
});

it('unlocks an account ten times a day, by all admins together', async () => {
  const ana = await (await test.world.teacher('Rivera')).class('Room 12').then((room) => room.student('Ana'));
  const other = await test.world.admin('Kim');
  for (let times = 0; times < 10; times++)
    expect((await admin.call(unlockAccount, { body: { userId: ana.id } })).status).toBe(200);
  const { problem } = await other.call(unlockAccount, { body: { userId: ana.id } });
  expect(problem).toMatchObject({ status: 429, code: 'enough-for-today' });
});

it('is for admins alone', async () => {
  const teacher = await approvedTeacher(test, 'Moss');
  const ana = await (await teacher.class('Room 1')).student('Ana');
  for (const { id: userId } of [ana, teacher]) {
    const seen = { email: null, firstName: 'Ana', lastName: '' };
    expect((await teacher.call(approveTeacher, { body: { userId, seen } })).status).toBe(403);
    for (const endpoint of [lockAccount, unlockAccount])
      expect((await teacher.call(endpoint, { body: { userId } })).status).toBe(403);
  }
});
