import {
  isReadableCode,
  makeReadableCode,
  showReadableCode,
  tidyReadableCode,
} from '#platform/wording/core/readable-code.ts';

export const CODE_LENGTH = 8;

/** A new class code; `randomInt(n)` draws a whole number below n and must be unguessable. */
export const makeClassCode = (randomInt: (below: number) => number): string =>
  makeReadableCode(CODE_LENGTH, randomInt);

/** A code as people type it: small letters, spaces and hyphens are fine. */
export const tidyClassCode = tidyReadableCode;

export const isClassCode = (code: string): boolean => isReadableCode(code, CODE_LENGTH);

/** As it is shown: two groups of four are easier to copy. */
export const showClassCode = showReadableCode;
