import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The published list of passwords that people use most, in small letters (made by `tools/common-passwords.ts`). */
const common = new Set(readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n'));

export const isCommonPassword = (lowerCased: string): boolean => common.has(lowerCased);
