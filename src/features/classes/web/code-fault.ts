import { CODE_LENGTH, isClassCode, tidyClassCode } from '../core/class-code.ts';

/** What a child can mend in a class code before it is sent, as one sentence; null when it has the form of one. */
export function codeFault(typed: string): string | null {
  const code = tidyClassCode(typed);
  if (code === '') return 'Please type the class code.';
  if (isClassCode(code)) return null;
  if (/[^A-Z0-9]/.test(code)) return 'A class code has only letters and numbers.';
  const unused = /[01OIL]/.exec(code)?.[0];
  if (unused !== undefined) return `Class codes never use ${NAMES[unused] ?? unused}. Please check it again.`;
  return `A class code has ${CODE_LENGTH} letters and numbers. You typed ${code.length}.`;
}

/** The signs that codes leave out because they are mixed up, so named that they are not mixed up here. */
const NAMES: Readonly<Record<string, string>> = {
  0: 'the number 0',
  1: 'the number 1',
  O: 'the letter O',
  I: 'the letter I',
  L: 'the letter L',
};
