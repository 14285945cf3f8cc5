import { expect, it } from 'vitest';
import { safeReturn } from './safe-return.ts';

it.each([
  ['/app/student/dashboard', '/app/student/dashboard'],
  ['/app/student/quiz?offer=3', '/app/student/quiz?offer=3'],
  ['/app/../app/teacher/classes', '/app/teacher/classes'],
  [undefined, null],
  ['', null],
  ['app/student', null],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/.//evil.example/', null],
  ['javascript:alert(1)', null],
  ['/auth/login?to=/auth/login', null],
  ['/auth/logout', null],
])('%j → %j', (wanted, expected) => {
  expect(safeReturn(wanted)).toBe(expected);
});
