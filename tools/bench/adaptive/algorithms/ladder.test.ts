import { expect, it } from 'vitest';
import { newStudent } from '#features/progress/core/student-state.ts';
import type { Follower } from './follower.ts';
import { smoothedStaircase } from './smoothed-staircase.ts';
import { staircase } from './staircase.ts';

const answer = (right: boolean) => ({ b: 3, v: 0.49, right, counted: true });

/** A quiz of ten questions. */
function quiz(follower: Follower, right: number): number {
  follower.follow(
    Array.from({ length: 10 }, (_, index) => answer(index < right)),
    7,
  );
  return follower.shownLevel;
}

it.each([
  ['++++++++', 11],
  ['--------', 1],
  ['+-+-+-++', 5],
])('the ladder begins at Three and ends, after %s, at %i', (marks, level) => {
  const follower = staircase(newStudent(8));
  for (const mark of marks) {
    expect(follower.levels('pretest')).toEqual([follower.shownLevel]);
    follower.observe([answer(mark === '+')]);
  }
  expect(follower.shownLevel).toBe(level);
});

it('the staircase moves at 90 and below 70 percent', () => {
  const follower = staircase(newStudent(6));
  expect([9, 8, 7, 6].map((right) => quiz(follower, right))).toEqual([7, 7, 7, 6]);
});

it('the smoothed staircase needs more than one good quiz', () => {
  const follower = smoothedStaircase(newStudent(6));
  expect([10, 10, 10].map((right) => quiz(follower, right))).toEqual([6, 7, 7]);
});
