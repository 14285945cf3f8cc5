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

describe('the school of a teacher', () => {
  const read = async () => (await rivera.call(readSchoolOfTeacher, about(rivera))).data;

  it('is none at first', async () => {
    expect(await read()).toEqual({ schoolId: 0, confirmed: false, school: null });
  });

  it('is the one that they chose, confirmed once somebody has done so', async () => {
    await choose();
    const school = { name: 'Lincoln School', city: 'Elgin', state: 'IL', zip: '62701' };
    expect(await read()).toMatchObject({ schoolId: lincoln, confirmed: false, school });
    await confirm();
    expect(await read()).toMatchObject({ schoolId: lincoln, confirmed: true, school });
  });

  it('is read by themselves alone', async () => {
    const cole = await test.world.teacher('Cole');
    expect((await cole.call(readSchoolOfTeacher, about(rivera))).status).toBe(404);
    expect((await admin.call(readSchoolOfTeacher, about(rivera))).status).toBe(403);
  });
});

describe('number and name of the school of a person', () => {
  const read = async (by: Person, of = by) => (await by.call(readSchoolInfo, about(of))).data;

  it('are those that a teacher chose', async () => {
    await choose();
    const chosen = { schoolId: lincoln, confirmed: false, schoolName: 'Lincoln School' };
    expect(await read(rivera)).toEqual(chosen);
    await confirm();
    expect(await read(admin, rivera)).toEqual({ ...chosen, confirmed: true });
  });

  it('are none for a teacher who chose none, and for a student', async () => {
    const none = { schoolId: 0, confirmed: false, schoolName: '' };
    expect(await read(rivera)).toEqual(none);
    expect(await read(await test.world.student('Ana'))).toEqual(none);
  });
});

describe('whether a person belongs to a school', () => {
  const belongs = async (by: Person, of = by) => (await by.call(readSchoolAccount, about(of))).data;

  it('is yes for a teacher who chose one', async () => {
    await choose();
    const chosen = { schoolId: lincoln, confirmed: false, belongs: true };
    expect(await belongs(rivera)).toEqual(chosen);
    await confirm();
    expect(await belongs(admin, rivera)).toEqual({ ...chosen, confirmed: true });
  });

  it('is no for a teacher who chose none, and for a student', async () => {
    const none = { schoolId: 0, confirmed: false, belongs: false };
    expect(await belongs(rivera)).toEqual(none);
    expect(await belongs(await test.world.student('Ana'))).toEqual(none);
  });
});

it('number, name, and belonging are told to nobody but the person and an admin', async () => {
  const [ana, cole] = [await test.world.student('Ana'), await test.world.teacher('Cole')];
  for (const by of [ana, cole]) {
    expect((await by.call(readSchoolInfo, about(rivera))).status).toBe(404);
    expect((await by.call(readSchoolAccount, about(rivera))).status).toBe(404);
  }
});
