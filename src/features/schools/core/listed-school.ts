import { calmCase } from './calm-case.ts';
import { alpha2Of } from './countries.ts';
import type { ListColumn, ListColumns } from './list-columns.ts';
import {
  CITY_MAX,
  DEFAULT_COUNTRY,
  SCHOOL_NAME_MAX,
  STATE_MAX,
  STREET_MAX,
  ZIP_MAX,
} from './school-limits.ts';
import { foldText, placeKeyOf, type SchoolPlace } from './school-words.ts';
import { stateCodeOf } from './us-states.ts';

/** A school of a list, as it is stored. */
export interface ListedSchool extends SchoolPlace {
  readonly source: 'nces' | 'list';
  /** What finds it again: the number of the public list, else its name and place. */
  readonly sourceKey: string;
  readonly district: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** A row that is no school, in words that follow "Line 12:". */
export interface RowFault {
  readonly fault: string;
}

/** What the public files write where something is missing or does not apply. */
const MISSING: ReadonlySet<string> = new Set([
  '',
  '†',
  '–',
  '—',
  '-',
  '‡',
  'N/A',
  'NA',
  'M',
  'NOT AVAILABLE',
  'NULL',
]);
/** Longest that each text may be; a longer one is no such text. */
const LONGEST = {
  name: SCHOOL_NAME_MAX,
  district: SCHOOL_NAME_MAX,
  street: STREET_MAX,
  city: CITY_MAX,
  state: STATE_MAX,
  zip: ZIP_MAX,
} as const;

/** Reads one row of a list. */
export function listedSchool(columns: ListColumns, cells: readonly string[]): ListedSchool | RowFault {
  const text = (column: ListColumn): string | null => {
    const at = columns[column];
    // Some files put ="…" around a number so that a spreadsheet keeps its zeros.
    const cell = (at === null ? '' : (cells[at] ?? ''))
      .replace(/^="?(.*?)"?$/u, '$1')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    return MISSING.has(cell.toUpperCase()) ? null : cell;
  };
  const [name, city] = [text('name'), text('city')];
  if (name === null) return { fault: 'the name is missing' };
  if (city === null) return { fault: 'the city is missing' };
  for (const [column, most] of Object.entries(LONGEST))
    if ((text(column as ListColumn)?.length ?? 0) > most)
      return { fault: `the ${column} has more than ${most} characters` };
  const givenCountry = text('country');
  const country = givenCountry === null ? DEFAULT_COUNTRY : alpha2Of(givenCountry);
  if (country === null) return { fault: `there is no country "${givenCountry}"` };
  const at = pointOf(text('latitude'), text('longitude'));
  if (at === null) return { fault: 'latitude and longitude are no place' };
  const place = {
    name: calmCase(name),
    city: calmCase(city),
    state: stateOf(text('state'), country),
    country,
    zip: zipOf(text('zip'), country),
  };
  const key = text('key');
  return {
    ...place,
    source: key === null ? 'list' : 'nces',
    sourceKey: key === null ? `${placeKeyOf(place)}|${foldText(place.zip ?? '')}` : key.toUpperCase(),
    district: calmed(text('district')),
    street: calmed(text('street')),
    ...at,
  };
}

const calmed = (text: string | null): string | null => (text === null ? null : calmCase(text));

const stateOf = (given: string | null, country: string): string | null =>
  given !== null && country === 'US' ? (stateCodeOf(given) ?? given) : given;

/** A ZIP without what follows the five digits, and with the zeros that a spreadsheet took. */
function zipOf(given: string | null, country: string): string | null {
  if (given === null || country !== 'US') return given;
  const digits = /^\d{3,5}(?=$|-|\d{4}$)/u.exec(given)?.[0];
  return digits === undefined ? given : digits.padStart(5, '0');
}

type Point = Pick<ListedSchool, 'latitude' | 'longitude'>;

/** Null where it is no point on earth. Nothing at all is fine: the school is on the list, and not on the map. */
function pointOf(latitude: string | null, longitude: string | null): Point | null {
  if (latitude === null && longitude === null) return { latitude: null, longitude: null };
  const [lat, lon] = [Number(latitude ?? Number.NaN), Number(longitude ?? Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { latitude: lat, longitude: lon } : null;
}
