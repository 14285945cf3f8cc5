import { expect, it } from 'vitest';
import { tokensOf } from './school-words.ts';
import { findZipPlaces, readZipList, zipPlaceNear } from './zip-list.ts';

const LIST = `# code, state, latitude, longitude, city
10001 NY 40748 -73997 New York
10002 NY 40715 -73988 New York
12201 NY 42614 -73970 Albany
60120 IL 42040 -88260 Elgin
60123 IL 42020 -88320 Elgin
60124 IL 42030 -88380 Elgin
62269 IL 38590 -89910 O'Fallon
63101 MO 38631 -90193 Saint Louis
78621 TX 30320 -97350 Elgin
83873 ID 47480 -115920 Wallace
83874 ID 47480 -115870 Wallace
99362 WA 46061 -118331 Walla Walla
`;
const list = readZipList(LIST);
const found = (words: string, most = 10) =>
  findZipPlaces(list, tokensOf(words), most).map(({ city, state, zip }) => `${city} ${state} ${zip ?? '-'}`);

it.each([
  // The city with most ZIP codes first; one with a single ZIP code says it.
  ['elgin', ['Elgin IL -', 'Elgin TX 78621']],
  ['Elg', ['Elgin IL -', 'Elgin TX 78621']],
  ['Elgin Illinois', ['Elgin IL -']],
  ['Elgin, TX', ['Elgin TX 78621']],
  ['New York', ['New York NY -', 'Albany NY 12201']],
  ['York New', ['New York NY -', 'Albany NY 12201']],
  ['Albany, New York', ['Albany NY 12201']],
  ['St. Louis', ['Saint Louis MO 63101']],
  ['ofallon', ["O'Fallon IL 62269"]],
  ["O'Fallon", ["O'Fallon IL 62269"]],
  // A whole word comes before the beginning of another.
  ['Walla Walla', ['Walla Walla WA 99362', 'Wallace ID -']],
  ['walla wa', ['Walla Walla WA 99362']],
  // Only the last word may be a beginning.
  ['elg texas', []],
  ['60120', ['Elgin IL 60120']],
  ['601', ['Elgin IL 60120', 'Elgin IL 60123', 'Elgin IL 60124']],
  ['elgin 6012', ['Elgin IL 60120', 'Elgin IL 60123', 'Elgin IL 60124']],
  ['60', []],
  ['e', []],
  ['', []],
  ['99999', []],
])('finds by %j', (words, places) => {
  expect(found(words)).toEqual(places);
});

it('finds no more than are asked for', () => {
  expect(found('601', 2)).toHaveLength(2);
  expect(found('elgin', 1)).toEqual(['Elgin IL -']);
});

it('puts a city in the middle of its ZIP codes', () => {
  const [place] = findZipPlaces(list, ['elgin'], 1);
  expect(place).toMatchObject({ country: 'US', zip: null });
  expect(place?.latitude).toBeCloseTo(42.03, 6);
  expect(place?.longitude).toBeCloseTo(-88.32, 6);
});

const near = (lat: number, lon: number) => zipPlaceNear(list, { lat, lon }, 0.3)?.zip ?? null;

it('names the ZIP code that is nearest to a point, and none beyond the bound', () => {
  expect(near(42.04, -88.25)).toBe('60120');
  expect(near(42.02, -88.33)).toBe('60123');
  expect(near(38.9, -90.193)).toBe('63101');
  expect(near(38.94, -90.193)).toBeNull();
  // At 42 degrees north a degree of longitude is three quarters of one of latitude.
  expect(near(42.04, -87.87)).toBe('60120');
  expect(near(42.04, -87.85)).toBeNull();
  expect(near(0, 0)).toBeNull();
});
