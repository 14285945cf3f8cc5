/** The columns of a list of schools that we read. */
export const COLUMNS = [
  'key',
  'name',
  'district',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'latitude',
  'longitude',
] as const;
export type ListColumn = (typeof COLUMNS)[number];

/** Where the columns are, from 0; null for one that the list does not have. */
export type ListColumns = Readonly<Record<ListColumn, number | null>>;

/**
 * What the columns are called, in the public files (Common Core of Data, its school search and geocodes, the Private School Survey, HIFLD)
 * and elsewhere; the first that a list has is read.
 */
const NAMES: Readonly<Record<ListColumn, readonly string[]>> = {
  key: [
    'nces id',
    'ncesid',
    'ncessch',
    'nces school id',
    'school id nces assigned',
    'school id 12 digit nces assigned',
    'ppin',
  ],
  name: ['name', 'school name', 'sch name', 'schnam', 'school', 'pinst'],
  district: ['district', 'district name', 'agency name', 'lea name', 'leanm'],
  street: [
    'street',
    'street address',
    'address',
    'lstreet1',
    'location address 1',
    'location address',
    'paddrs',
  ],
  city: ['city', 'lcity', 'location city', 'town', 'pcity'],
  state: [
    'state',
    'lstate',
    'state abbr',
    'stabr',
    'location state abbr',
    'st',
    'stabb',
    'pstabb',
    'state name',
    'province',
    'region',
  ],
  zip: ['zip', 'lzip', 'zip code', 'zipcode', 'location zip', 'postal code', 'postcode', 'pzip'],
  country: ['country', 'country code'],
  latitude: ['lat', 'latitude', 'latcod', 'latitude22', 'y'],
  longitude: ['lon', 'long', 'lng', 'longitude', 'loncod', 'longitude22', 'x'],
};

const told = (title: string): string =>
  title
    // The school search of the NCES says there of which file and year a column is.
    .replace(/\[.*/u, '')
    .replace(/^\uFEFF/u, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the titles of a list mean. @returns null where they do not name a school and its city: it is no line of titles. */
export function columnsOf(titles: readonly string[]): ListColumns | null {
  const names = titles.map(told);
  const entries = COLUMNS.map((column) => {
    const found = NAMES[column].map((name) => names.indexOf(name)).find((at) => at >= 0);
    return [column, found ?? null] as const;
  });
  const columns = Object.fromEntries(entries) as Record<ListColumn, number | null>;
  return columns.name === null || columns.city === null ? null : columns;
}
