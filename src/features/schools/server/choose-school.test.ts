import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countWaiting } from '#app/server/testing/count-waiting.ts';
import { openTransaction } from '#app/server/testing/open-transaction.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { eraseOwnAccount } from '#features/own-data/contract/own-data.ts';
import { searchSchools } from '../contract/find-school.ts';
import {
  chooseSchool,
  nameSchool,
  readSchoolAccount,
  readSchoolInfo,
  readSchoolOfTeacher,
} from '../contract/own-school.ts';
import { writeSchool } from './testing/schools-queries.ts';
import { confirmShown } from './testing/seen-claim.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let rivera: Teacher;
let lincoln: number;
let oak: number;
beforeAll(async () => {
  const { db } = test.database;
  lincoln = await writeSchool(db, { name: 'Lincoln School', city: 'Elgin' });
  oak = await writeSchool(db, { name: 'Oak School', city: 'Elgin' });
  admin = await test.world.admin('Noor');
});
beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});
const choose = (id: number, teacherId = rivera.id) =>
  rivera.call(chooseSchool, { params: { id, teacherId } });
const own = async () => (await rivera.call(readSchoolOfTeacher, { params: { id: rivera.id } })).data;

it('keeps the school that a teacher chooses, as what they say and no more', async () => {
  expect(await own()).toEqual({ schoolId: 0, confirmed: false, school: null });
  expect((await choose(lincoln)).data).toEqual({ schoolId: lincoln, confirmed: false });
  expect(await own()).toMatchObject({ schoolId: lincoln, school: { name: 'Lincoln School', city: 'Elgin' } });
});

it('takes 0 for none', async () => {
  await choose(lincoln);
  expect((await choose(0)).data).toEqual({ schoolId: 0, confirmed: false });
  expect((await own()).schoolId).toBe(0);
});

it('stays confirmed when the same school is chosen again, and not at another one', async () => {
  await choose(lincoln);
  await confirmShown(admin, { teacherId: rivera.id, schoolId: lincoln });
  expect((await choose(lincoln)).data.confirmed).toBe(true);
  expect((await choose(oak)).data).toEqual({ schoolId: oak, confirmed: false });
  expect((await choose(lincoln)).data.confirmed).toBe(false);
});

it('knows no school that is not there, or that another teacher named', async () => {
  const cole = await test.world.teacher('Cole');
  const named = await cole.call(nameSchool, { body: { name: 'Hollow', city: 'Galena', countryCode: 'US' } });
  expect((await choose(named.data.schoolId)).status).toBe(404);
  expect((await choose(987_654)).status).toBe(404);
  expect((await choose(lincoln, cole.id)).status).toBe(404);
});

it('says of everybody whether they belong to a school', async () => {
  await choose(lincoln);
  const ana = await test.world.student('Ana');
  const about = { params: { id: rivera.id } };
  expect((await rivera.call(readSchoolInfo, about)).data).toEqual({
    schoolId: lincoln,
    confirmed: false,
    schoolName: 'Lincoln School',
  });
  expect((await admin.call(readSchoolAccount, about)).data.belongs).toBe(true);
  const { data } = await ana.call(readSchoolAccount, { params: { id: ana.id } });
  expect(data).toEqual({ schoolId: 0, confirmed: false, belongs: false });
  expect((await ana.call(readSchoolInfo, about)).status).toBe(404);
});

it('finds a school gone that goes while it is chosen', async () => {
  const { data } = await rivera.call(nameSchool, {
    body: { name: 'Gone School', city: 'Elgin', countryCode: 'US' },
  });
  await choose(lincoln);
  const tx = await openTransaction(test);
  await tx.deleteFrom('schools').where('id', '=', data.schoolId).execute();
  const choosing = choose(data.schoolId);
  await expect.poll(() => countWaiting(test)).toBe(1);
  await tx.commit().execute();
  expect((await choosing).status).toBe(404);
});

/** A school that two teachers named, and at which both are confirmed. */
async function namedByTwo() {
  const cole = await test.world.teacher('Cole');
  const city = `Galena ${rivera.id}`;
  const place = { name: 'Hollow School', city, countryCode: 'US' };
  let schoolId = 0;
  for (const teacher of [rivera, cole]) {
    ({ schoolId } = (await teacher.call(nameSchool, { body: place })).data);
    await confirmShown(admin, { teacherId: teacher.id, schoolId });
  }
  const other = await test.world.teacher('Moss');
  const isFound = async () => {
    const { data } = await other.call(searchSchools, { body: { query: `Hollow ${city}` } });
    return data.schools.some((school) => school.schoolId === schoolId);
  };
  expect(await isFound()).toBe(true);
  return { cole, isFound };
}

it('takes a school that teachers named out of the list with the last of them who goes', async () => {
  const { cole, isFound } = await namedByTwo();
  await choose(oak);
  expect(await isFound()).toBe(true);
  await cole.call(chooseSchool, { params: { id: 0, teacherId: cole.id } });
  expect(await isFound()).toBe(false);
});

it('takes it out with the last who names another one, or is erased', async () => {
  const { cole, isFound } = await namedByTwo();
  await rivera.call(nameSchool, { body: { name: 'Other School', city: 'Elgin', countryCode: 'US' } });
  expect(await isFound()).toBe(true);
  const body = { oldPassword: cole.password, typedUsername: cole.username };
  expect((await cole.call(eraseOwnAccount, { body })).data).toEqual({ erased: true });
  expect(await isFound()).toBe(false);
});
