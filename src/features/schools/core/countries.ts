import { COUNTRY_CODES } from './country-codes.ts';

/** A country of ISO 3166-1. */
export interface Country {
  /** Two letters. */
  readonly alpha2: string;
  /** Three letters. */
  readonly alpha3: string;
  /** In English. */
  readonly name: string;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Every country, by its English name. */
export const COUNTRIES: readonly Country[] = Object.entries(COUNTRY_CODES)
  .map(([alpha2, alpha3]) => ({ alpha2, alpha3, name: names.of(alpha2) ?? alpha2 }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** The countries of the European Union, and the United Kingdom, where the GDPR holds (spec section 3: 28 countries). */
export const GDPR_COUNTRIES: readonly string[] =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB'.split(' ');

const BY_ANY: ReadonlyMap<string, string> = new Map(
  COUNTRIES.flatMap(({ alpha2, alpha3, name }) =>
    [alpha2, alpha3, name.toUpperCase()].map((written) => [written, alpha2] as const),
  ),
);

/** The two letters of a country that is written with two or three letters or by its English name; null for none. */
export const alpha2Of = (written: string): string | null => BY_ANY.get(written.trim().toUpperCase()) ?? null;
