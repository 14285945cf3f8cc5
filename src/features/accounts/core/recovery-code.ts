/** How many there are in a set. */
export const RECOVERY_CODES = 10;
/** Nothing that looks like something else: 32 letters and digits, five bits each. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
/** 50 bits: nobody finds one by trying. */
const LENGTH = 10;

/** Codes to write down, each for one login without the telephone. @param randomInt below a number. */
export const makeRecoveryCodes = (randomInt: (below: number) => number): readonly string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });

/** What somebody typed, as it is compared: spaces, hyphens and capitals make no difference. */
export const tidyCode = (typed: string): string => typed.replaceAll(/[\s-]/gu, '').toLowerCase();
