/** Longest parts of a school's name and address, in characters. */
export const SCHOOL_NAME_MAX = 120;
export const CITY_MAX = 80;
export const STATE_MAX = 60;
export const STREET_MAX = 120;
export const ZIP_MAX = 12;
/** Longest search, in characters. */
export const QUERY_MAX = 100;
/** Schools that a search shows. */
export const MOST_FOUND = 20;
/** Claims that are listed at once. */
export const MOST_CLAIMS = 50;
/** Schools that a teacher may name of their own, in all. */
export const MOST_NAMED = 5;
/** Where a search begins (spec section 9). */
export const DEFAULT_COUNTRY = 'US';
