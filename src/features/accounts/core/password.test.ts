import { expect, it } from 'vitest';
import { minimumFor, PASSWORD_MIN, passwordFault } from './password.ts';

const judge = (password: string, username = 'ana.lopez', minimum: number = PASSWORD_MIN.student) =>
  passwordFault({ password, username, minimum, isCommon: (word) => word === 'password1' });

it.each([
  ['otter7!', 'too-short'],
  ['otter river 27', null],
  ['Ana.Lopez', 'same-as-username'],
  ['Password1', 'common'],
  ['x'.repeat(256), null],
  ['x'.repeat(257), 'too-long'],
  ['🦦🦦🦦🦦🦦🦦🦦', 'too-short'],
  ['🦦🦦🦦🦦🦦🦦🦦🦦', null],
])('%j is %j', (password, fault) => {
  expect(judge(password)).toBe(fault);
});

it('asks more of adults than of children, and less of the youngest', () => {
  expect([minimumFor('teacher'), minimumFor('admin'), minimumFor('student')]).toEqual([10, 10, 8]);
  expect(judge('otter7', 'ana', PASSWORD_MIN.youngStudent)).toBeNull();
});
