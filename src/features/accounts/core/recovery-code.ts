/** How many there are in a set. */
export const RECOVERY_CODES = 10;
/** Nothing that looks like something else: 32 letters and digits, five bits each. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
/** 50 bits: nobody finds one by trying. */
const LENGTH = 10;

/** Codes to write down, each for one login without the telephone. @param randomInt below a number. */
export const makeRecoveryCodes = (randomInt: (below: number) => number): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => groups(LENGTH, 5, randomInt));

/** The code by which an administrator sets up the second step, from the server: 80 bits. */
export const makeSecondStepCode = (randomInt: (below: number) => number): string => groups(16, 4, randomInt);

/** Letters in groups with hyphens between them, so that they are easy to copy. */
const groups = (length: number, size: number, randomInt: (below: number) => number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replaceAll(new RegExp(`.{${size}}(?=.)`, 'gu'), '$&-');

/** What somebody typed, as it is compared: spaces, hyphens and capitals make no difference. */
export const tidyCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toLowerCase();
