/** No 0 O 1 I L: codes are copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new code of so many letters; `randomInt(n)` draws a whole number below n and must be unguessable. */
export const makeReadableCode = (length: number, randomInt: (below: number) => number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as people type it: small letters, spaces and hyphens are fine. */
export const tidyReadableCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isReadableCode = (code: string, length: number): boolean =>
  code.length === length && [...code].every((letter) => ALPHABET.includes(letter));

/** As it is shown: two groups are easier to copy. */
export const showReadableCode = (code: string): string =>
  `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;
