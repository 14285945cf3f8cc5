import { expect, it } from 'vitest';
import { joinPlaces } from './join-places.ts';

const place = (city: string, zip: string | null) => ({
  city,
  state: 'IL',
  zip,
  country: 'US',
  latitude: 42,
  longitude: -88,
});

const named = (...joined: Parameters<typeof joinPlaces>) =>
  joinPlaces(...joined).map(({ city, zip }) => `${city} ${zip ?? '-'}`);

it.each([
  // A city of schools is not there twice; another one is.
  [
    [place('Elgin', '60120')],
    [place('ELGIN', null), place('Elgin Heights', null)],
    ['Elgin 60120', 'Elgin Heights -'],
  ],
  // A ZIP code without a school is there beside one with a school.
  [
    [place('Elgin', '60120')],
    [place('Elgin', '60120'), place('Elgin', '60123')],
    ['Elgin 60120', 'Elgin 60123'],
  ],
  // Of a city whose schools have no ZIP code its own says nothing more.
  [[place('Galena', null)], [place('Galena', '61036')], ['Galena -']],
  [[], [place('Galena', null)], ['Galena -']],
  [[place('Galena', null)], [], ['Galena -']],
])('joins %j and %j', (ofSchools, ofZips, joined) => {
  expect(named(ofSchools, ofZips, 10)).toEqual(joined);
});

it('has no more than are asked for, those of schools first', () => {
  expect(named([place('Elgin', '60120')], [place('Galena', null)], 1)).toEqual(['Elgin 60120']);
});
