import { waysToWrite } from './school-words.ts';
import { US_STATES } from './us-states.ts';

/*
 * ZIP codes of the United States. There are some 40,000, which are kept as the text that they come in: reading them takes a moment, because
 * it must not hold up those who answer questions meanwhile.
 */

/** The list as it is searched: what a line says, and what is looked for in it. */
export interface ZipList {
  /** "60120 IL 42038 -88261 Elgin" */
  readonly lines: readonly string[];
  /** The same lines as words are compared, with a space at both ends. */
  readonly folded: readonly string[];
  /** In thousandths of a degree. */
  readonly latitudes: Int32Array;
  readonly longitudes: Int32Array;
}

/** Where something is. */
export interface Place {
  readonly city: string;
  readonly state: string | null;
  /** Null for a city of several. */
  readonly zip: string | null;
  /** Two letters. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Lines of the file that are about it. */
const COMMENT = '#';
const STATE = { from: 6, to: 8 } as const;
const LATITUDE_FROM = 9;
const PER_DEGREE = 1000;

/** Reads the list: on each line a ZIP code, its state, its latitude and longitude in thousandths of a degree, and its city. */
export function readZipList(text: string): ZipList {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith(COMMENT));
  const folded = lines.join(' \n ').toLowerCase().replaceAll(/['.]/g, '').replaceAll('-', ' ');
  const latitudes = new Int32Array(lines.length);
  const longitudes = new Int32Array(lines.length);
  for (const [index, line] of lines.entries()) {
    const between = line.indexOf(' ', LATITUDE_FROM);
    latitudes[index] = Number(line.slice(LATITUDE_FROM, between));
    longitudes[index] = Number(line.slice(between, line.indexOf(' ', between + 1)));
  }
  return { lines, folded: ` ${folded} `.split('\n'), latitudes, longitudes };
}

const DIGITS = /^\d+$/;
/** Behind ZIP code, state, latitude and longitude. */
const CITY = /(?<=^\d{5} [A-Z]{2} -?\d+ -?\d+ )./u;
/** Digits of which so many begin a ZIP code; fewer begin those of half a country. */
const FEWEST_DIGITS = 3;
const FEWEST_LETTERS = 2;

/**
 * Cities that have all of the words: those that have the last one whole before those where it begins another, and those with most ZIP codes
 * first. Where digits are among the words, each ZIP code that begins so.
 * @param tokens as `tokensOf` gives them; the last one may be the beginning of a word.
 */
export function findZipPlaces(list: ZipList, tokens: readonly string[], most: number): readonly Place[] {
  const digits = tokens.filter((token) => DIGITS.test(token));
  if (tokens.length === 0 || digits.some((token) => token.length < FEWEST_DIGITS)) return [];
  const words = tokens.filter((token) => !DIGITS.test(token));
  const isBeginning = (word: string) => word === tokens.at(-1) && word.length >= FEWEST_LETTERS;
  const begins = words.map((word) => wordTest(word, isBeginning(word) ? '' : END));
  const found = [...list.lines.keys()].filter(
    (index) =>
      digits.every((zip) => list.lines[index]?.startsWith(zip)) &&
      begins.every((has) => has(list.folded[index] ?? '')),
  );
  if (digits.length > 0) return found.slice(0, most).map((index) => placeOf(list, index));
  const isWhole = words.map((word) => wordTest(word, END));
  const cities = Map.groupBy(found, (index) => cityInLine(list.lines[index] ?? ''));
  return [...cities.values()]
    .map((indices) => ({ indices, whole: isWhole.every((has) => has(list.folded[indices[0] ?? 0] ?? '')) }))
    .toSorted(
      (one, other) => Number(other.whole) - Number(one.whole) || other.indices.length - one.indices.length,
    )
    .slice(0, most)
    .map(({ indices }) => cityOf(indices.map((index) => placeOf(list, index))));
}

/** What ends a word in a folded line. */
const END = ' ';

/** State and city of a line: "IL Elgin". */
const cityInLine = (line: string): string =>
  `${line.slice(STATE.from, STATE.to)} ${line.slice(line.search(CITY))}`;

/** Says of a folded line whether its city has the word, or its state, also where that is written in full. */
function wordTest(word: string, end: string): (folded: string) => boolean {
  const ways = waysToWrite(word).map((way) => ` ${way}${end}`);
  const states = new Set(
    Object.entries(US_STATES)
      .filter(([, name]) => ways.some((way) => ` ${name.toLowerCase()} `.includes(way)))
      .map(([code]) => code.toLowerCase()),
  );
  return (folded) =>
    ways.some((way) => folded.includes(way)) || states.has(folded.slice(1 + STATE.from, 1 + STATE.to));
}

function placeOf({ lines, latitudes, longitudes }: ZipList, index: number): Place {
  const line = lines[index] ?? '';
  const [zip = '', state = '', , , ...city] = line.split(' ');
  const [latitude, longitude] = [latitudes, longitudes].map((of) => (of[index] ?? 0) / PER_DEGREE);
  return {
    city: city.join(' '),
    state,
    zip,
    country: 'US',
    latitude: latitude ?? 0,
    longitude: longitude ?? 0,
  };
}

/** A city in the middle of its ZIP codes. */
function cityOf(zips: readonly Place[]): Place {
  const [first] = zips as readonly [Place, ...Place[]];
  const middle = (of: 'latitude' | 'longitude') => zips.reduce((sum, zip) => sum + zip[of], 0) / zips.length;
  return {
    ...first,
    zip: zips.length === 1 ? first.zip : null,
    latitude: middle('latitude'),
    longitude: middle('longitude'),
  };
}

/**
 * The ZIP code whose middle is nearest to a point; degrees of longitude are shorter the further north. Null where none is near.
 * @param near how far it may be from the point, in degrees of latitude.
 */
export function zipPlaceNear(
  list: ZipList,
  { lat, lon }: { readonly lat: number; readonly lon: number },
  near: number,
): Place | null {
  const shorter = Math.cos((lat * Math.PI) / 180);
  let nearest = -1;
  let least = (near * PER_DEGREE) ** 2;
  for (let index = 0; index < list.latitudes.length; index++) {
    const north = (list.latitudes[index] ?? 0) - lat * PER_DEGREE;
    const east = ((list.longitudes[index] ?? 0) - lon * PER_DEGREE) * shorter;
    const square = north * north + east * east;
    if (square > least) continue;
    least = square;
    nearest = index;
  }
  return nearest < 0 ? null : placeOf(list, nearest);
}
