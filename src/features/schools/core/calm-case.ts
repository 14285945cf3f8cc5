/** Parts of names that are written in capitals. */
const CAPITALS: ReadonlySet<string> = new Set([
  'STEM',
  'STEAM',
  'KIPP',
  'YMCA',
  'USA',
  'II',
  'III',
  'IV',
  'VI',
  'VII',
  'VIII',
  'IX',
  'PO',
  'NE',
  'NW',
  'SE',
  'SW',
]);
/** Words that are small inside a name. */
const SMALL: ReadonlySet<string> = new Set(['OF', 'THE', 'AND', 'AT', 'FOR', 'IN', 'DE', 'LA', 'DEL']);
/** Abbreviations with one capital, without their dot. */
const ONE_CAPITAL: ReadonlySet<string> = new Set([
  'JR',
  'SR',
  'ST',
  'DR',
  'MT',
  'FT',
  'MR',
  'MRS',
  'PL',
  'RD',
  'BLVD',
  'LN',
  'CT',
  'HWY',
]);
const HAS_VOWEL = /[AEIOUY]/u;

/** A name that a list writes in capitals, as people write it; any other stays as it is. */
export function calmCase(name: string): string {
  if (name.length <= 4 || name !== name.toUpperCase() || !/[A-Z]/u.test(name)) return name;
  return name
    .split(' ')
    .map((word, index) => (index > 0 && SMALL.has(word) ? word.toLowerCase() : calmWord(word)))
    .join(' ');
}

/** "MARTIN-LUTHER" has two parts. What has a digit or no vowel is an abbreviation. */
const calmWord = (word: string): string =>
  word
    .split(/(?<=[-/(])/u)
    .map((part) => (staysInCapitals(part) ? part : part.charAt(0) + part.slice(1).toLowerCase()))
    .join('');

const staysInCapitals = (part: string): boolean =>
  !ONE_CAPITAL.has(part.replace(/[.,]+$/u, '')) &&
  (CAPITALS.has(part) ||
    /\d/u.test(part) ||
    (/[A-Z]/u.test(part) && !HAS_VOWEL.test(part)) ||
    /^(?:[A-Z]\.)+$/u.test(part));
