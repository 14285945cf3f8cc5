import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { reversePlace, searchPlaces } from '../contract/find-school.ts';
import { writeSchool } from './testing/schools-queries.ts';
import { ELGIN, startPlaceService } from './testing/start-place-service.ts';

const service = await startPlaceService();
afterAll(() => service.stop());
const test = useTestApp({ MAP_PLACES_URL: `${service.base}/nominatim/` }, QUICK_PASSWORDS);
let rivera: Teacher;
beforeAll(async () => {
  await writeSchool(test.database.db, {
    name: 'Oak School',
    city: 'Galena',
    zip: '61036',
    at: [42.41, -90.43],
  });
  rivera = await test.world.teacher('Rivera');
});
beforeEach(() => {
  (service.asked as URL[]).splice(0);
  // What failed before is over, and a new minute begins.
  test.clock.pass(120);
});

const search = async (query: object) => (await rivera.call(searchPlaces, { query })).data.places;
const at = async (lat: number, lon: number) =>
  (await rivera.call(reversePlace, { query: { lat, lon } })).data.place;
const cities = (places: readonly { city: string }[]) => places.map(({ city }) => city);

it('asks the service that the operator has named, and says nothing of the person', async () => {
  service.answer(JSON.stringify([ELGIN]));
  expect(await search({ city: 'Elgin', q: 'Illinois' })).toEqual([
    { city: 'Elgin', state: 'IL', zip: null, country: 'US', latitude: 42.0372487, longitude: -88.2811895 },
  ]);
  const [url] = service.asked;
  expect(url?.pathname).toBe('/nominatim/search');
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    q: 'Elgin Illinois',
    countrycodes: 'us',
    limit: '10',
    format: 'jsonv2',
    addressdetails: '1',
    'accept-language': 'en',
  });
});

it('lists places of schools first, and asks nobody for a point beside a school', async () => {
  service.answer(JSON.stringify([ELGIN]));
  expect(cities(await search({ q: 'Galena' }))).toEqual(['Galena', 'Elgin']);
  service.answer(JSON.stringify(ELGIN));
  const before = service.asked.length;
  expect((await at(42.4, -90.4))?.city).toBe('Galena');
  expect(service.asked).toHaveLength(before);
  expect((await at(42.04, -88.28))?.city).toBe('Elgin');
  expect(service.asked.at(-1)?.pathname).toBe('/nominatim/reverse');
  expect(service.asked.at(-1)?.searchParams.get('lat')).toBe('42.04');
});

it('takes the word of the service that there is no place', async () => {
  service.answer('{"error":"Unable to geocode"}');
  expect(await at(46.6, -112.03)).toBeNull();
  service.answer('[]');
  expect(await search({ q: 'Elgin' })).toEqual([]);
});

it.each([
  ['hangs up', null, 200],
  ['is out of order', '[]', 500],
  ['answers otherwise than it should', '{"places":[]}', 200],
  ['answers with a place that is none', JSON.stringify([{ ...ELGIN, lat: '420' }]), 200],
  ['answers with a page', '<html></html>', 200],
])('answers by itself where the service %s', async (_what, body, status) => {
  service.answer(body, status);
  expect(cities(await search({ q: 'Walla Walla' }))[0]).toBe('Walla Walla');
  expect((await at(46.6, -112.03))?.city).toBe('Helena');
});

it('is left alone for a minute after it failed', async () => {
  service.answer(null);
  await search({ q: 'Walla Walla' });
  service.answer(JSON.stringify([ELGIN]));
  expect(cities(await search({ q: 'Elgin' }))).not.toEqual(['Elgin']);
  expect(service.asked).toHaveLength(1);
  test.clock.pass(61);
  expect(cities(await search({ q: 'Elgin' }))).toEqual(['Elgin']);
});

it('is asked sixty times a minute at most, and never where a house is', async () => {
  service.answer(JSON.stringify(ELGIN));
  for (let n = 0; n < 70; n += 1) await at(20 + n / 10, -160.123_456);
  expect(service.asked).toHaveLength(60);
  expect(service.asked[0]?.searchParams.get('lon')).toBe('-160.12');
});
