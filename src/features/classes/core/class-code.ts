/** No 0 O 1 I L: a child copies the code from a board. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

/** A new class code; `randomInt(n)` draws a whole number below n and must be unguessable. */
export const makeClassCode = (randomInt: (below: number) => number): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as people type it: small letters, spaces and hyphens are fine. */
export const tidyClassCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export const isClassCode = (code: string): boolean =>
  code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter));

/** As it is shown: two groups of four are easier to copy. */
export const showClassCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
