import { expect, it } from 'vitest';
import { codeFault } from './code-fault.ts';

it.each(['ABCD2345', 'abcd-2345', ' abcd 23 45 '])('"%s" can be sent', (typed) =>
  expect(codeFault(typed)).toBeNull(),
);

it.each([
  ['  ', 'Please type the class code.'],
  ['abcd', 'You typed 4.'],
  ['ABCD234O', 'never use the letter O.'],
  ['ABCD2340', 'never use the number 0.'],
  ['ABCDl345', 'never use the letter L.'],
  ['ABC*2345', 'only letters and numbers.'],
])('"%s" cannot: …%s', (typed, words) => expect(codeFault(typed)).toContain(words));
