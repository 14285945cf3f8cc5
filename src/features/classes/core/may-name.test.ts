import { expect, it } from 'vitest';
import { mayName } from './may-name.ts';

it.each([
  [true, true, true],
  [true, false, true],
  [false, false, true],
  [false, true, false],
])('approved %j, student of an approved teacher %j: may name %j', (teacher, student, may) => {
  expect(mayName({ teacherIsApproved: teacher, hasApprovedTeacher: student })).toBe(may);
});
