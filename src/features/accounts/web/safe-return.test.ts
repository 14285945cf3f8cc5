import { expect, it } from 'vitest';
import { login, logout, quizPage, studentHome } from '#platform/screens/core/addresses.ts';
import { teacherClasses } from '#platform/screens/core/staff-addresses.ts';
import { safeReturn } from './safe-return.ts';

it.each([
  [studentHome.path, studentHome.path],
  [`${quizPage.path}?offer=3`, `${quizPage.path}?offer=3`],
  [`/app/..${teacherClasses.path}`, teacherClasses.path],
  [undefined, null],
  ['', null],
  ['app/student', null],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/.//evil.example/', null],
  ['javascript:alert(1)', null],
  [`${login.path}?to=${login.path}`, null],
  [logout.path, null],
])('%j → %j', (wanted, expected) => {
  expect(safeReturn(wanted)).toBe(expected);
});
