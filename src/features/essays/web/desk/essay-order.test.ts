import { describe, expect, it } from 'vitest';
import { groupEssays, idOf, neighbourOf, nextToRead } from './essay-order.ts';

const essay = (studentId: number, attempt: number, questionId: number) => ({
  studentId,
  attemptId: attempt,
  questionId,
});
const [a, b, c] = [essay(1, 10, 7), essay(2, 11, 8), essay(1, 12, 8)];
const essays = [a, b, c];

it('puts together what belongs together, in the order in which it came', () => {
  expect(groupEssays(essays, 'student').map((group) => group.essays)).toEqual([[a, c], [b]]);
  expect(groupEssays(essays, 'question').map((group) => group.essays)).toEqual([[a], [b, c]]);
});

describe('goes', () => {
  it.each([
    [a, 1, b],
    [c, 1, null],
    [c, -1, b],
    [a, -1, null],
    [essay(9, 9, 9), 1, null],
  ] as const)('from %j by %d', (from, steps, to) => expect(neighbourOf(essays, idOf(from), steps)).toBe(to));

  it('on after one is done, at the end to the first that is left', () => {
    expect(nextToRead(essays, idOf(a))).toBe(b);
    expect(nextToRead(essays, idOf(c))).toBe(a);
    expect(nextToRead([a], idOf(a))).toBeNull();
  });
});
