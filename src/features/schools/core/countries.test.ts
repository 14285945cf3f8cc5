import isoCountries from 'i18n-iso-countries';
import { iso31662 } from 'iso-3166';
import { expect, it } from 'vitest';
import { alpha2Of, COUNTRIES, GDPR_COUNTRIES } from './countries.ts';
import { stateCodeOf, stateNameOf, US_STATES } from './us-states.ts';

it('has every country of ISO 3166-1 once, with a name', () => {
  expect(COUNTRIES).toHaveLength(249);
  expect(new Set(COUNTRIES.map(({ alpha3 }) => alpha3)).size).toBe(249);
  expect(COUNTRIES.filter(({ alpha2, name }) => name === alpha2)).toEqual([]);
});

/** Kosovo's letters are its own and no part of ISO 3166-1. */
const NOT_OF_ISO = ['XK'];

it('has the countries of a package that follows the standard, with their letters', () => {
  const theirs = Object.entries(isoCountries.getAlpha2Codes()).filter(
    ([alpha2]) => !NOT_OF_ISO.includes(alpha2),
  );
  const ours = COUNTRIES.map(({ alpha2, alpha3 }) => [alpha2, alpha3]);
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(theirs));
});

/** Islands where nobody lives, and so no school is. */
const WITHOUT_SCHOOLS = ['UM'];
/** The package has the words of the standard, schools those of the post office. */
const OTHER_NAMES: Readonly<Record<string, string>> = { VI: 'U.S. Virgin Islands' };

it('has the states and territories of a package that follows the standard', () => {
  const theirs = iso31662
    .filter(({ parent }) => parent === 'US')
    .map(({ code, name }) => [code.slice('US-'.length), name] as const)
    .filter(([code]) => !WITHOUT_SCHOOLS.includes(code))
    .map(([code, name]) => [code, OTHER_NAMES[code] ?? name]);
  expect(Object.fromEntries(theirs)).toEqual(US_STATES);
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
