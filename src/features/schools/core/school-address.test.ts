import { expect, it } from 'vitest';
import { addressOf } from './school-address.ts';

const ELGIN = { street: '12 Main St.', city: 'Elgin', state: 'IL', zip: '60120', country: 'US' };

it.each([
  [ELGIN, '12 Main St., Elgin, IL 60120'],
  [{ ...ELGIN, street: null, zip: null }, 'Elgin, IL'],
  [{ ...ELGIN, street: null, state: null, zip: null }, 'Elgin'],
  [{ ...ELGIN, country: 'CA' }, '12 Main St., Elgin, IL 60120, CA'],
])('%j is written %j', (school, line) => {
  expect(addressOf(school, 'US')).toBe(line);
});
