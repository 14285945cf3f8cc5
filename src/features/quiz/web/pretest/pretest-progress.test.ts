import { expect, it } from 'vitest';
import { freshQuiz } from '../quiz/fixture-quiz.ts';
import { passagesAdded, pretestProgress } from './pretest-progress.ts';

const view = {
  pretestStatus: 'pretest_in_progress',
  passagesDone: 1,
  passagesPlanned: 4,
  quiz: freshQuiz,
  initialLevel: null,
  reward: null,
  again: false,
  mayStart: false,
} as const;

it('counts the questions of all passages', () => {
  expect(pretestProgress(view)(2)).toEqual({
    value: 5,
    max: 12,
    label: 'Passage 2 of 4',
    short: 'Passage 2\u00A0of\u00A04',
  });
});

it('never counts fewer passages than there are', () => {
  expect(pretestProgress({ ...view, passagesDone: 4 })(0)).toEqual({
    value: 12,
    max: 15,
    label: 'Passage 5 of 5',
    short: 'Passage 5\u00A0of\u00A05',
  });
});

it.each([
  [0, 4, 0],
  [3, 4, 0],
  [2, 6, 2],
  [4, 6, 2],
  [5, 6, 1],
])(
  'after %i of %i passages, %i of those that were added are to come',
  (passagesDone, passagesPlanned, added) =>
    expect(passagesAdded({ passagesDone, passagesPlanned })).toBe(added),
);
