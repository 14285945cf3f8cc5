import { beforeAll, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { reversePlace, searchPlaces } from '../contract/find-school.ts';
import { writeSchool } from './testing/schools-queries.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let rivera: Teacher;
beforeAll(async () => {
  const { db } = test.database;
  await writeSchool(db, { name: 'Oak School', city: 'Elgin', zip: '60120', at: [42.03, -88.27] });
  await writeSchool(db, { name: 'Elm School', city: 'Elgin', zip: '60120', at: [42.05, -88.29] });
  await writeSchool(db, { name: 'Elgin Road School', city: 'Galena', zip: '61036', at: [42.41, -90.43] });
  rivera = await test.world.teacher('Rivera');
});

it.each([{ q: '60120' }, { city: 'Elgin' }, { q: 'elgi' }, { city: 'Elgin', q: 'IL' }])(
  'finds a city by %j, in the middle of its schools',
  async (query) => {
    const { data } = await rivera.call(searchPlaces, { query });
    expect(data.places).toEqual([
      expect.objectContaining({ city: 'Elgin', zip: '60120', country: 'US', longitude: -88.28 }),
    ]);
  },
);

it('finds nothing elsewhere, and by nothing', async () => {
  expect((await rivera.call(searchPlaces, { query: { q: 'Elgin', country: 'CA' } })).data.places).toEqual([]);
  expect((await rivera.call(searchPlaces, { query: {} })).data.places).toEqual([]);
});

const at = async (lat: number, lon: number) =>
  (await rivera.call(reversePlace, { query: { lat, lon } })).data.place?.city ?? null;

it('names the place that is nearest to a point, and none far away', async () => {
  expect(await at(42.04, -88.2)).toBe('Elgin');
  expect(await at(42.4, -90.4)).toBe('Galena');
  expect(await at(0, 0)).toBeNull();
});
