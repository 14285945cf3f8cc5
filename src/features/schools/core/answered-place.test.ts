import { expect, it } from 'vitest';
import { type AnsweredPlace, placeOfAnswer } from './answered-place.ts';

const US = { countryCode: 'us', state: 'Illinois', 'ISO3166-2-lvl4': 'US-IL' };
const at = (address: AnsweredPlace['address']) => placeOfAnswer({ lat: 42, lon: -88, address });

it.each([
  [{ ...US, city: 'Elgin', county: 'Kane County', postcode: '60120' }, ['Elgin', 'IL', '60120', 'US']],
  [{ ...US, town: 'Genoa', municipality: 'Genoa Township' }, ['Genoa', 'IL', null, 'US']],
  [{ ...US, village: 'Burlington' }, ['Burlington', 'IL', null, 'US']],
  [{ ...US, municipality: 'Plato Township' }, ['Plato Township', 'IL', null, 'US']],
  [{ ...US, hamlet: 'Wasco' }, ['Wasco', 'IL', null, 'US']],
  [{ ...US, county: 'Kane County' }, ['Kane County', 'IL', null, 'US']],
  // Elsewhere a state has its name, and a country may have none.
  [
    { countryCode: 'de', city: 'Bonn', state: 'North Rhine-Westphalia', 'ISO3166-2-lvl4': 'DE-NW' },
    ['Bonn', 'North Rhine-Westphalia', null, 'DE'],
  ],
  [{ countryCode: 'mc', city: 'Monaco' }, ['Monaco', null, null, 'MC']],
])('%j', (address, [city, state, zip, country]) => {
  expect(at(address)).toEqual({ city, state, zip, country, latitude: 42, longitude: -88 });
});

it('is no place without a name of a city or of what is around it', () => {
  expect(at(US)).toBeNull();
});
