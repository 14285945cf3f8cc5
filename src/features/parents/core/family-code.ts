import { isReadableCode, makeReadableCode } from '#platform/wording/core/readable-code.ts';

/** 31 to the power of 10 is more than 2 to the power of 49: nobody finds one by guessing. */
export const FAMILY_CODE_LENGTH = 10;

/** A new family code; `randomInt(n)` draws a whole number below n and must be unguessable. */
export const makeFamilyCode = (randomInt: (below: number) => number): string =>
  makeReadableCode(FAMILY_CODE_LENGTH, randomInt);

export const isFamilyCode = (code: string): boolean => isReadableCode(code, FAMILY_CODE_LENGTH);
