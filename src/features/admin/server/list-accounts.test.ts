import { beforeAll, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { ACCOUNTS_PER_PAGE, listAccounts, type Shown } from '../contract/people.ts';

const test = useTestApp();
let admin: Person;
let rivera: Teacher;

beforeAll(async () => {
  admin = await test.world.admin('Noor');
  rivera = await test.world.teacher('Rivera');
  await (await rivera.class('Room 12')).student('Ana');
});
const list = async (show?: Shown, q = '') =>
  (await admin.call(listAccounts, { query: { q, ...(show && { show }) } })).data;
const names = async (show?: Shown, q?: string) =>
  (await list(show, q)).accounts.map(({ username }) => username);

it('shows who waits for approval first, with classes and students', async () => {
  const before = (await list()).waiting;
  const okafor = await test.world.teacher('Okafor');
  const seen = await approvedTeacher(test, 'Seen');
  const { accounts, waiting } = await list();
  const listed = accounts.map(({ username }) => username);
  expect(listed.indexOf(okafor.username)).toBeLessThan(listed.indexOf(rivera.username));
  expect(listed).not.toContain(seen.username);
  expect(waiting).toBe(before + 1);
  expect(accounts.find(({ userId }) => userId === rivera.id)).toMatchObject({
    role: 'teacher',
    approvedAt: null,
    lockedAt: null,
    classes: [{ name: 'Room 12', studentCount: 1, shared: false }],
    sameEmail: [],
  });
});

it('finds accounts by parts of what they are called, and takes signs of a pattern as they are', async () => {
  expect(await names('all', 'RIV')).toEqual([rivera.username]);
  expect(await names('all', 'ana lop')).toHaveLength(1);
  expect(await names('all', '%')).toEqual([]);
  expect(await names('all', 'ana rivera')).toEqual([]);
});

it('says what role a person has, and tells a parent from a student', async () => {
  const { id } = await test.world.student('Pat');
  await test.database.pool.query("update users set register_as = 'parent' where id = $1", [id]);
  const roles = new Set((await list('all')).accounts.map(({ role }) => role));
  expect(roles).toEqual(new Set(['admin', 'teacher', 'student', 'parent']));
});

it('shows locked accounts, which wait for nothing', async () => {
  const moss = await test.world.teacher('Moss');
  await lockAccount(test.database.db, { userId: moss.id, by: admin.id }, test.clock.now());
  expect(await names('locked')).toEqual([moss.username]);
  expect(await names()).not.toContain(moss.username);
});

it('names other teachers with the same email, however it is written', async () => {
  const first = await approvedTeacher(test, 'Same');
  const other = await test.world.teacher('Other');
  await test.database.pool.query(
    'update users set email = (select upper(email) from users where id = $1) where id = $2',
    [first.id, other.id],
  );
  const [row] = (await list('waiting', other.username)).accounts;
  expect(row).toMatchObject({
    userId: other.id,
    sameEmail: [{ username: first.username, approved: true }],
  });
});

it('shows students, teachers, or admins alone, and says in which classes a student is', async () => {
  const rolesOf = async (show: Shown) =>
    [...new Set((await list(show)).accounts.map(({ role }) => role))].toSorted();
  expect(await rolesOf('teachers')).toEqual(['teacher']);
  expect(await rolesOf('admins')).toEqual(['admin']);
  expect(await rolesOf('students')).not.toContain('teacher');
  const ana = (await list('students')).accounts.find(({ firstName }) => firstName === 'Ana');
  expect(ana?.classes).toMatchObject([{ name: 'Room 12', studentCount: 1 }]);
});

it('lists fifty on a page, and says how many there are', async () => {
  const { total: before } = await list('all');
  await test.database.pool.query(
    `insert into users (username, username_key, role, created_at)
     select 'bulk' || n, 'bulk' || n, 'student', now() from generate_series(1, 60) as n`,
  );
  const { accounts, total } = await list('all');
  expect([accounts.length, total]).toEqual([ACCOUNTS_PER_PAGE, before + 60]);
  const { data } = await admin.call(listAccounts, { query: { q: '', show: 'all', page: 1 } });
  expect(data.accounts).toHaveLength(Math.min(ACCOUNTS_PER_PAGE, before + 60 - ACCOUNTS_PER_PAGE));
  const first = new Set(accounts.map(({ userId }) => userId));
  expect(data.accounts.filter(({ userId }) => first.has(userId))).toEqual([]);
  await test.database.pool.query("delete from users where username like 'bulk%'");
});

it('is for admins alone', async () => {
  expect((await rivera.call(listAccounts, { query: {} })).status).toBe(403);
});
