/**
 * Reads one search parameter of an address. An address comes from outside: what makes no sense is as good as absent. These
 * run in the first script of the page, where schemas would be too heavy (docs/decisions/0017).
 */
export type SearchReader<T> = (value: unknown) => T | undefined;

/** Text of at most so many characters. The router reads `?q=42` as a number, which is text here. */
export const textOf =
  (most: number): SearchReader<string> =>
  (value) => {
    const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return isText && String(value).length <= most ? String(value) : undefined;
  };

/** A whole number in these bounds, the bounds included. */
export const wholeNumber =
  (least: number, most: number): SearchReader<number> =>
  (value) => {
    const number =
      typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
    return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined;
  };

/** The id of an object. */
export const id = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** One of these words. */
export const oneOf =
  <const Word extends string>(...words: readonly Word[]): SearchReader<Word> =>
  (value) =>
    words.find((word) => word === value);

/** True where the address says so; absent otherwise. */
export const flag: SearchReader<true> = (value) => (value === true ? true : undefined);
