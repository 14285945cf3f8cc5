import { beforeAll, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { searchSchools } from '../contract/find-school.ts';
import { nameSchool } from '../contract/own-school.ts';
import { writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let rivera: Teacher;
beforeAll(async () => {
  const { db } = test.database;
  await writeSchool(db, { name: 'Lincoln Elementary School', city: 'Springfield', zip: '62704' });
  await writeSchool(db, { name: 'Lincoln Middle School', city: 'Elgin', zip: '60120' });
  await writeSchool(db, { name: "St. Mary's Academy", city: 'Peoria', zip: '61602' });
  await writeSchool(db, { name: 'Peña Blanca School', city: 'Aurora', zip: '60505' });
  rivera = await test.world.teacher('Rivera');
});

const found = async (query: string, countryCode?: string, by = rivera) => {
  const { data } = await by.call(searchSchools, { body: { query, ...(countryCode && { countryCode }) } });
  return data.schools.map(({ name }) => name);
};

it.each([
  ['Lincoln Elementary School', 'Lincoln Elementary School'],
  ['lincoln springfield', 'Lincoln Elementary School'],
  ['Lincon Elementery', 'Lincoln Elementary School'],
  ['Licnoln Springfeild', 'Lincoln Elementary School'],
  ['62704', 'Lincoln Elementary School'],
  ['linc elg', 'Lincoln Middle School'],
  ['saint marys', "St. Mary's Academy"],
  ['st mary’s peoria', "St. Mary's Academy"],
  ['pena blanca', 'Peña Blanca School'],
  ['Penna Blnca', 'Peña Blanca School'],
  ['lincoln somewhere', 'Lincoln Middle School'],
])('finds by %j', async (query, name) => {
  expect((await found(query))[0]).toBe(name);
});

it('takes a country with three letters, and has the United States where none is said', async () => {
  expect(await found('Lincoln Elgin', 'USA')).toContain('Lincoln Middle School');
  expect(await found('Lincoln Elgin', 'CAN')).toEqual([]);
});

it.each(['', ' ', "'", "' | 'x", ':*', '\\', '!', 'xyzzyplugh'])('finds nothing by %j', async (query) => {
  expect(await found(query)).toEqual([]);
});

it('shows a school that a teacher named to nobody else', async () => {
  const place = { name: 'Quiet Hollow School', city: 'Galena', countryCode: 'US' };
  await rivera.call(nameSchool, { body: place });
  const other = await test.world.teacher('Cole');
  expect(await found('Quiet Hollow')).toEqual([place.name]);
  expect(await found('Quiet Hollow', undefined, other)).toEqual([]);
});

it('is for teachers and admins', async () => {
  const ana = await test.world.student('Ana');
  const admin = await test.world.admin('Noor');
  expect((await ana.call(searchSchools, { body: { query: 'Lincoln' } })).status).toBe(403);
  expect((await admin.call(searchSchools, { body: { query: 'Lincoln' } })).status).toBe(200);
});
