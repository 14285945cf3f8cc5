import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { nameSchool, readSchoolOfTeacher } from '../contract/own-school.ts';
import { MOST_NAMED } from '../core/school-limits.ts';
import { writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let rivera: Teacher;
beforeEach(async () => {
  await test.database.pool.query("delete from schools where source = 'teacher'");
  await test.database.pool.query('delete from limits');
  rivera = await test.world.teacher('Rivera');
});
const place = (name: string) => ({ name, city: 'Galena', state: 'Illinois', countryCode: 'USA' });

it('makes the school, and its teacher is there, unconfirmed', async () => {
  const { data } = await rivera.call(nameSchool, { body: { ...place('Hollow School'), zip: '61036' } });
  expect(data.confirmed).toBe(false);
  const own = await rivera.call(readSchoolOfTeacher, { params: { id: rivera.id } });
  expect(own.data.school).toMatchObject({
    schoolId: data.schoolId,
    state: 'IL',
    country: 'US',
    zip: '61036',
  });
});

it('makes none twice, whoever names it', async () => {
  const cole = await test.world.teacher('Cole');
  const first = await rivera.call(nameSchool, { body: place('Twin Rivers School') });
  const second = await cole.call(nameSchool, { body: place('twin rivers  SCHOOL') });
  expect(second.data.schoolId).toBe(first.data.schoolId);
});

it('takes one that is on a list', async () => {
  const listed = await writeSchool(test.database.db, { name: 'Grant School', city: 'Galena' });
  expect((await rivera.call(nameSchool, { body: place('Grant School') })).data.schoolId).toBe(listed);
});

it('lets a teacher name a few, and a building some dozens a day', async () => {
  for (let index = 0; index < MOST_NAMED; index++)
    expect((await rivera.call(nameSchool, { body: place(`Mill ${index}`) })).status).toBe(200);
  const { status, problem } = await rivera.call(nameSchool, { body: place('Mill more') });
  expect([status, problem?.code]).toEqual([409, 'too-many-schools']);
  // One that is there costs nothing.
  expect((await rivera.call(nameSchool, { body: place('Mill 1') })).status).toBe(200);
  const cole = await test.world.teacher('Cole');
  await test.database.pool.query('update limits set used = 1000');
  expect((await cole.call(nameSchool, { body: place('Mill last') })).status).toBe(429);
});

it.each([{ name: ' ' }, { city: '' }, { countryCode: 'Atlantis' }, { name: 'a\u202Eb' }])(
  'refuses %j',
  async (field) => {
    const body = { ...place('Hollow School'), ...field };
    expect((await rivera.call(nameSchool, { body })).status).toBe(400);
  },
);

it('is for teachers', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(nameSchool, { body: place('Mine') })).status).toBe(403);
});

const nameMill = async (who: Teacher, index: number) =>
  (await who.call(nameSchool, { body: place(`Mill ${index}`) })).status;

it('lets approved teachers name schools, whatever others in their network have named', async () => {
  const cole = await approvedTeacher(test, 'Cole');
  expect(await nameMill(rivera, 0)).toBe(200);
  await test.database.pool.query('update limits set used = 1000');
  expect(await nameMill(rivera, 1)).toBe(429);
  expect(await nameMill(cole, 2)).toBe(200);
});

it('counts each of many that one teacher names at one moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 2 * MOST_NAMED }, (_, index) =>
      rivera.call(nameSchool, { body: place(`Mill ${index}`) }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_NAMED);
});
