import { expect, it } from 'vitest';
import { alpha2Of, COUNTRIES, GDPR_COUNTRIES } from './countries.ts';
import { stateCodeOf, stateNameOf, US_STATES } from './us-states.ts';

it('has every country of ISO 3166-1 once, with a name', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES.map(({ alpha3 }) => alpha3)).size).toBe(249);
  expect(COUNTRIES.filter(({ alpha2, name }) => name === alpha2)).toEqual([]);
});

it.each([
  ['us', 'US'],
  ['USA', 'US'],
  ['United States', 'US'],
  [' deu ', 'DE'],
  ['XX', null],
  ['', null],
])('%j is the country %j', (written, alpha2) => {
  expect(alpha2Of(written)).toBe(alpha2);
});

it('has the 28 countries of the GDPR, and the states and territories', () => {
  expect(new Set(GDPR_COUNTRIES).size).toBe(28);
  expect(GDPR_COUNTRIES.every((country) => alpha2Of(country) === country)).toBe(true);
  expect(Object.keys(US_STATES)).toHaveLength(56);
});

it('knows a state by its code and by its name', () => {
  expect(stateCodeOf('illinois')).toBe('IL');
  expect(stateCodeOf(' il')).toBe('IL');
  expect(stateCodeOf('Bavaria')).toBeUndefined();
  expect(stateNameOf('US', 'IL')).toBe('Illinois');
  expect(stateNameOf('DE', 'IL')).toBeUndefined();
});
