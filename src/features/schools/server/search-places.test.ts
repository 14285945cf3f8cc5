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
  'finds a city by %j, in the middle of its schools, and first',
  async (query) => {
    const { data } = await rivera.call(searchPlaces, { query });
    expect(data.places[0]).toMatchObject({ city: 'Elgin', zip: '60120', country: 'US', longitude: -88.28 });
  },
);

it.each([
  // A ZIP code of a city whose schools have another one.
  [{ q: '60123' }, [{ city: 'Elgin', state: 'IL', zip: '60123' }]],
  [{ city: 'Elgin', q: 'TX' }, [{ city: 'Elgin', state: 'TX', zip: '78621' }]],
  [{ q: 'Walla Walla Washington' }, [{ city: 'Walla Walla', state: 'WA', zip: '99362' }]],
])('finds %j, where no school is known', async (query, places) => {
  expect((await rivera.call(searchPlaces, { query })).data.places).toMatchObject(places);
});

it('does not tell a city twice', async () => {
  const { data } = await rivera.call(searchPlaces, { query: { q: 'Elgin IL' } });
  expect(data.places.map(({ city }) => city)).toEqual(['Elgin', 'South Elgin']);
});

it('finds nothing elsewhere, and by nothing', async () => {
  expect((await rivera.call(searchPlaces, { query: { q: 'Elgin', country: 'CA' } })).data.places).toEqual([]);
  expect((await rivera.call(searchPlaces, { query: {} })).data.places).toEqual([]);
});

const at = async (lat: number, lon: number) =>
  (await rivera.call(reversePlace, { query: { lat, lon } })).data.place?.city ?? null;

it('names the place that is nearest to a point, and none far away', async () => {
  expect(await at(42.04, -88.2)).toBe('Elgin');
  expect(await at(42.4, -90.4)).toBe('Galena');
  // Where no school is known: in Montana, and in the ocean.
  expect(await at(46.6, -112.03)).toBe('Helena');
  expect(await at(0, 0)).toBeNull();
});
