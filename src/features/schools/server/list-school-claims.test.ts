import { beforeAll, beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { lockAccount } from '#features/accounts/server/public.ts';
import { listSchoolClaims } from '../contract/claims.ts';
import { chooseSchool, nameSchool } from '../contract/own-school.ts';
import { MOST_CLAIMS } from '../core/school-limits.ts';
import { writeConfirmed, writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let lincoln: number;
let oak: number;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
  lincoln = await writeSchool(test.database.db, { name: 'Lincoln School', city: 'Elgin' });
  oak = await writeSchool(test.database.db, { name: 'Oak School', city: 'Elgin' });
});
beforeEach(() => test.database.pool.query('delete from school_teachers'));

const list = async (by: Person, page = 0) => (await by.call(listSchoolClaims, { query: { page } })).data;
const waiting = async (by: Person) => (await list(by)).claims.map(({ teacherId }) => teacherId);
const choose = (teacher: Teacher, id = lincoln) =>
  teacher.call(chooseSchool, { params: { id, teacherId: teacher.id } });
/** A teacher who says that they are at a school. */
async function claiming(name: string, at = lincoln): Promise<Teacher> {
  const teacher = await test.world.teacher(name);
  await choose(teacher, at);
  return teacher;
}
const confirm = ({ id: teacherId }: Teacher) =>
  writeConfirmed(test.database.db, { teacherId, schoolId: lincoln, by: admin.id, now: test.clock.now() });

it('tells an administrator of all who wait where they say they teach, the longest waiting first', async () => {
  const rivera = await claiming('Rivera');
  test.clock.pass(60);
  const cole = await claiming('Cole', oak);
  const { claims, total } = await list(admin);
  expect(total).toBe(2);
  expect(claims.map(({ teacherId }) => teacherId)).toEqual([rivera.id, cole.id]);
  expect(claims[1]).toEqual({
    teacherId: cole.id,
    username: cole.username,
    firstName: 'Ms.',
    lastName: 'Cole',
    school: expect.objectContaining({ name: 'Oak School', city: 'Elgin' }),
    claimedAt: test.clock.now().toISOString(),
  });
});

it('tells a colleague of those of the own school, without the username', async () => {
  const rivera = await claiming('Rivera');
  await claiming('Cole', oak);
  const vera = await approvedTeacher(test, 'Vera');
  await confirm(vera);
  const { claims, total } = await list(vera);
  expect(total).toBe(1);
  expect(claims).toMatchObject([{ teacherId: rivera.id, username: null, lastName: 'Rivera' }]);
});

it('tells nobody else: who only says that they are there, is not approved, or asks for themselves', async () => {
  const rivera = await claiming('Rivera');
  const said = await approvedTeacher(test, 'Said');
  await choose(said);
  const pell = await test.world.teacher('Pell');
  await confirm(pell);
  for (const by of [rivera, said, pell]) expect(await list(by)).toEqual({ claims: [], total: 0 });
  const ana = await test.world.student('Ana');
  expect((await ana.call(listSchoolClaims, { query: {} })).status).toBe(403);
});

it('has nobody who is confirmed, or locked', async () => {
  const [rivera, cole] = [await claiming('Rivera'), await claiming('Cole')];
  await confirm(rivera);
  expect(await waiting(admin)).toEqual([cole.id]);
  await lockAccount(test.database.db, { userId: cole.id, by: null }, test.clock.now());
  expect(await list(admin)).toEqual({ claims: [], total: 0 });
});

it('has a school that several named as each of them typed it', async () => {
  const place = { city: 'Galena', state: 'IL', countryCode: 'USA' };
  const [kid, lee] = [await test.world.teacher('Kid'), await test.world.teacher('Lee')];
  await kid.call(nameSchool, { body: { ...place, name: 'Marsh ☠ School', zip: '00000' } });
  const typed = { name: 'Marsh School', street: '300 E Monroe', zip: '61036' };
  await lee.call(nameSchool, { body: { ...place, ...typed } });
  const { claims } = await list(admin);
  expect(claims.find(({ teacherId }) => teacherId === lee.id)?.school).toMatchObject(typed);
});

it('is read a page at a time', async () => {
  const rivera = await claiming('Rivera');
  await test.database.pool.query(
    `with others as (
       insert into users (username, username_key, role, register_as, first_name, last_name, timezone, created_at)
       select 'waits.' || n || $2, 'waits.' || n || $2, 'teacher', 'teacher', 'W', 'W', 'UTC', now()
         from generate_series(1, $1::int) n returning id)
     insert into school_teachers (teacher_id, school_id, claimed_at)
     select id, $3, $4::timestamptz - interval '1 day' from others`,
    [MOST_CLAIMS, `.${rivera.id}`, lincoln, test.clock.now()],
  );
  const [first, second] = [await list(admin), await list(admin, 1)];
  expect([first.total, first.claims.length]).toEqual([MOST_CLAIMS + 1, MOST_CLAIMS]);
  expect(second.claims.map(({ teacherId }) => teacherId)).toEqual([rivera.id]);
  expect((await list(admin, 2)).claims).toEqual([]);
});
