import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import {
  chooseSchool,
  readSchoolAccount,
  readSchoolInfo,
  readSchoolOfTeacher,
} from '../contract/own-school.ts';
import { writeConfirmed, writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let lincoln: number;
let rivera: Teacher;
beforeAll(async () => {
  admin = await test.world.admin('Noor');
  lincoln = await writeSchool(test.database.db, { name: 'Lincoln School', city: 'Elgin' });
});
beforeEach(async () => {
  rivera = await test.world.teacher('Rivera');
});
const choose = () => rivera.call(chooseSchool, { params: { id: lincoln, teacherId: rivera.id } });
const confirm = () =>
  writeConfirmed(test.database.db, {
    teacherId: rivera.id,
    schoolId: lincoln,
    by: admin.id,
    now: test.clock.now(),
  });
const about = ({ id }: Person) => ({ params: { id } });
const ownSchool = async () => (await rivera.call(readSchoolOfTeacher, about(rivera))).data;
const infoOf = async (by: Person, of = by) => (await by.call(readSchoolInfo, about(of))).data;
const accountOf = async (by: Person, of = by) => (await by.call(readSchoolAccount, about(of))).data;

describe('the school of a teacher', () => {
  it('is none at first', async () => {
    expect(await ownSchool()).toEqual({ schoolId: 0, confirmed: false, school: null });
  });

  it('is the one that they chose, confirmed once somebody has done so', async () => {
    await choose();
    const school = { name: 'Lincoln School', city: 'Elgin', state: 'IL', zip: '62701' };
    expect(await ownSchool()).toMatchObject({ schoolId: lincoln, confirmed: false, school });
    await confirm();
    expect(await ownSchool()).toMatchObject({ schoolId: lincoln, confirmed: true, school });
  });

  it('is read by themselves alone', async () => {
    const cole = await test.world.teacher('Cole');
    expect((await cole.call(readSchoolOfTeacher, about(rivera))).status).toBe(404);
    expect((await admin.call(readSchoolOfTeacher, about(rivera))).status).toBe(403);
  });
});

describe('number and name of the school of a person', () => {
  it('are those that a teacher chose', async () => {
    await choose();
    const chosen = { schoolId: lincoln, confirmed: false, schoolName: 'Lincoln School' };
    expect(await infoOf(rivera)).toEqual(chosen);
    await confirm();
    expect(await infoOf(admin, rivera)).toEqual({ ...chosen, confirmed: true });
  });

  it('are none for a teacher who chose none, and for a student', async () => {
    const none = { schoolId: 0, confirmed: false, schoolName: '' };
    expect(await infoOf(rivera)).toEqual(none);
    expect(await infoOf(await test.world.student('Ana'))).toEqual(none);
  });
});

describe('whether a person belongs to a school', () => {
  it('is yes for a teacher who chose one', async () => {
    await choose();
    const chosen = { schoolId: lincoln, confirmed: false, belongs: true };
    expect(await accountOf(rivera)).toEqual(chosen);
    await confirm();
    expect(await accountOf(admin, rivera)).toEqual({ ...chosen, confirmed: true });
  });

  it('is no for a teacher who chose none, and for a student', async () => {
    const none = { schoolId: 0, confirmed: false, belongs: false };
    expect(await accountOf(rivera)).toEqual(none);
    expect(await accountOf(await test.world.student('Ana'))).toEqual(none);
  });
});

it('number, name, and belonging are told to nobody but the person and an admin', async () => {
  const [ana, cole] = [await test.world.student('Ana'), await test.world.teacher('Cole')];
  for (const by of [ana, cole]) {
    expect((await by.call(readSchoolInfo, about(rivera))).status).toBe(404);
    expect((await by.call(readSchoolAccount, about(rivera))).status).toBe(404);
  }
});
