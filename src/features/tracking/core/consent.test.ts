import { describe, expect, it } from 'vitest';
import { COUNTRIES, GDPR_COUNTRIES } from '#features/schools/core/countries.ts';
import { asksForConsent, isConsented } from './consent.ts';

describe('consent is asked for', () => {
  it('in the 28 countries and ten of the same law, however they are written', () => {
    const asking = COUNTRIES.filter(({ alpha2 }) => asksForConsent(alpha2));
    expect(asking).toHaveLength(28 + 10);
    expect(asking.map(({ alpha2 }) => alpha2)).toEqual(expect.arrayContaining([...GDPR_COUNTRIES]));
    for (const { alpha2, alpha3, name } of asking) {
      for (const written of [alpha3, name, alpha2.toLowerCase(), ` ${alpha2} `])
        expect(asksForConsent(written)).toBe(true);
    }
  });

  it.each([null, '', '?', 'XX', 'UK', 'Atlantis'])('where the country is not known: %j', (country) =>
    expect(asksForConsent(country)).toBe(true),
  );
});

it.each([
  ['DE', null, false],
  ['DE', 'refused', false],
  ['DE', 'given', true],
  ['US', null, true],
  ['US', 'refused', false],
  ['US', 'given', true],
  [null, null, false],
  [null, 'refused', false],
  [null, 'given', true],
] as const)('in %s with the answer %s: %s', (country, consent, wanted) =>
  expect(isConsented(country, consent)).toBe(wanted),
);
