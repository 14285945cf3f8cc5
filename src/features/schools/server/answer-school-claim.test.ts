import { beforeAll, beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { confirmSchoolClaim, endSchoolClaim, listSchoolClaims } from '../contract/claims.ts';
import { searchSchools } from '../contract/find-school.ts';
import { chooseSchool, nameSchool, readSchoolOfTeacher } from '../contract/own-school.ts';
import { writeConfirmed, writeSchool } from './testing/schools-queries.ts';
import { confirmShown, seenClaim } from './testing/seen-claim.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let schoolId: number;
let otherId: number;
/** Waits to be confirmed. */
let rivera: Teacher;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
  schoolId = await writeSchool(test.database.db, { name: 'Lincoln School', city: 'Elgin' });
  otherId = await writeSchool(test.database.db, { name: 'Oak School', city: 'Elgin' });
});
beforeEach(async () => {
  await test.database.pool.query('delete from school_teachers');
  rivera = await test.world.teacher('Rivera');
  await rivera.call(chooseSchool, { params: { id: schoolId, teacherId: rivera.id } });
});

const claim = (id = schoolId) => ({ body: { teacherId: rivera.id, schoolId: id } });
const isConfirmed = async () =>
  (await rivera.call(readSchoolOfTeacher, { params: { id: rivera.id } })).data.confirmed;
const waitingFor = async (who: Person) =>
  (await who.call(listSchoolClaims, { query: {} })).data.claims.map(({ teacherId }) => teacherId);
/** A teacher who is confirmed at a school. */
async function confirmed(teacher: Teacher, at = schoolId): Promise<Teacher> {
  const now = test.clock.now();
  await writeConfirmed(test.database.db, { teacherId: teacher.id, schoolId: at, by: admin.id, now });
  return teacher;
}

it('is confirmed by an admin, and the audit log says so', async () => {
  expect(await waitingFor(admin)).toEqual([rivera.id]);
  expect((await confirmShown(admin, claim().body)).data).toEqual({ confirmed: true });
  expect(await isConfirmed()).toBe(true);
  expect(await waitingFor(admin)).toEqual([]);
  const { rows } = await test.database.pool.query(
    'select act, detail from audit_log where actor_user_id = $2 and subject_user_id = $1',
    [rivera.id, admin.id],
  );
  expect(rows).toEqual([{ act: 'confirm-school', detail: { schoolId } }]);
  expect((await confirmShown(admin, claim().body)).status).toBe(200);
});

it('is confirmed by an approved colleague who is confirmed there', async () => {
  const cole = await confirmed(await approvedTeacher(test, 'Cole'));
  expect(await waitingFor(cole)).toEqual([rivera.id]);
  expect((await confirmShown(cole, claim().body)).status).toBe(200);
  expect(await isConfirmed()).toBe(true);
});

it('is confirmed by nobody who only says that they are there, is not approved, is at another school, or asks for themselves', async () => {
  const said = await approvedTeacher(test, 'Said');
  await said.call(chooseSchool, { params: { id: schoolId, teacherId: said.id } });
  const people = [
    said,
    await confirmed(await test.world.teacher('Pell')),
    await confirmed(await approvedTeacher(test, 'Vera'), otherId),
    rivera,
  ];
  for (const person of people) {
    expect((await confirmShown(person, claim().body)).status).toBe(404);
    expect((await person.call(endSchoolClaim, claim())).status).toBe(404);
    expect(await waitingFor(person)).toEqual([]);
  }
  expect(await isConfirmed()).toBe(false);
});

it('is not confirmed at a school that the teacher has left meanwhile', async () => {
  await rivera.call(chooseSchool, { params: { id: otherId, teacherId: rivera.id } });
  const { status, problem } = await confirmShown(admin, claim().body);
  expect([status, problem?.code]).toEqual([409, 'changed']);
  expect(await isConfirmed()).toBe(false);
});

it('is not confirmed once the teacher has another name, or the school another address, than was seen', async () => {
  const place = { name: 'Swap School', city: 'Galena', state: 'IL', countryCode: 'US' };
  const { data } = await rivera.call(nameSchool, {
    body: { ...place, street: '300 E Monroe', zip: '61036' },
  });
  const body = { teacherId: rivera.id, schoolId: data.schoolId, seen: await seenClaim(admin, rivera.id) };
  expect(body.seen).toMatchObject({ street: '300 E Monroe', zip: '61036' });
  const confirm = async () => {
    const answer = await admin.call(confirmSchoolClaim, { body });
    return answer.status === 200 ? 200 : answer.problem.code;
  };
  const { pool } = test.database;
  for (const change of ['street', 'zip'] as const) {
    await rivera.call(nameSchool, {
      body: { ...place, street: '300 E Monroe', zip: '61036', [change]: '1' },
    });
    expect([change, await confirm()]).toEqual([change, 'claim-changed']);
  }
  await rivera.call(nameSchool, { body: { ...place, street: '300 E Monroe', zip: '61036' } });
  await pool.query("update users set first_name = 'Mr.' where id = $1", [rivera.id]);
  expect(await confirm()).toBe('claim-changed');
  expect(await isConfirmed()).toBe(false);
  await pool.query("update users set first_name = 'Ms.' where id = $1", [rivera.id]);
  expect(await confirm()).toBe(200);
});

it('is ended by a colleague while it waits, and by an admin afterward, too', async () => {
  const cole = await confirmed(await approvedTeacher(test, 'Cole'));
  await confirmShown(admin, claim().body);
  expect((await cole.call(endSchoolClaim, claim())).status).toBe(404);
  expect((await admin.call(endSchoolClaim, claim())).data).toEqual({ removed: true });
  expect((await admin.call(endSchoolClaim, claim())).status).toBe(404);
  await rivera.call(chooseSchool, { params: { id: schoolId, teacherId: rivera.id } });
  expect((await cole.call(endSchoolClaim, claim())).data).toEqual({ removed: true });
});

it('makes a school that a teacher named one that everybody finds', async () => {
  const place = { name: 'Marsh Lane School', city: 'Galena', countryCode: 'US' };
  const { data } = await rivera.call(nameSchool, { body: place });
  const cole = await test.world.teacher('Cole');
  const search = async () =>
    (await cole.call(searchSchools, { body: { query: 'Marsh Lane' } })).data.schools.length;
  expect(await search()).toBe(0);
  await confirmShown(admin, claim(data.schoolId).body);
  expect(await search()).toBe(1);
});

it('waits for nobody while the teacher is locked', async () => {
  await test.database.pool.query('update users set locked_at = now() where id = $1', [rivera.id]);
  expect(await waitingFor(admin)).toEqual([]);
});

const schoolOf = async (who: Teacher) =>
  (await who.call(readSchoolOfTeacher, { params: { id: who.id } })).data.school;
const search = async (by: Teacher, query: string) =>
  (await by.call(searchSchools, { body: { query } })).data.schools;

it('shows a school that several named as each typed it, and lists it as the first who is confirmed did', async () => {
  await test.database.pool.query("delete from schools where source = 'teacher'");
  const child = await test.world.teacher('Kid');
  const place = { city: 'Galena', state: 'IL', countryCode: 'USA' };
  const named = await child.call(nameSchool, {
    body: { ...place, name: 'Lincoln ☠ School!!!', street: 'Mr. Lee is a thief', zip: '00000' },
  });
  const lee = await test.world.teacher('Lee');
  const typed = { name: 'Lincoln School', street: '300 E Monroe', zip: '61036' };
  const { data } = await lee.call(nameSchool, { body: { ...place, ...typed } });
  expect(data.schoolId).toBe(named.data.schoolId);
  expect(await schoolOf(lee)).toMatchObject(typed);
  expect(await schoolOf(child)).toMatchObject({ street: 'Mr. Lee is a thief' });
  expect(await search(lee, 'lincoln galena')).toMatchObject([typed]);
  const { claims } = (await admin.call(listSchoolClaims, { query: {} })).data;
  expect(claims.find(({ teacherId }) => teacherId === lee.id)?.school).toMatchObject(typed);
  const body = { teacherId: lee.id, schoolId: data.schoolId };
  await confirmShown(admin, body);
  expect(await search(rivera, '61036')).toMatchObject([typed]);
  expect(await schoolOf(child)).toMatchObject(typed);
  // With the last who was confirmed, the school goes out of the list.
  await admin.call(endSchoolClaim, { body });
  expect(await search(rivera, '61036')).toEqual([]);
});
