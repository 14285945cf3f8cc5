import { expect, it } from 'vitest';
import type { LevelCode } from './apply-quiz.ts';
import { type LevelReason, levelSentenceForTeacher } from './level-sentence.ts';

const up: LevelReason = {
  code: 'up',
  asked: 6,
  counted: 6,
  right: 6,
  expected: 4.68,
  from: 5,
  to: 6,
  surprise: false,
};
const stays = (code: LevelCode): LevelReason => ({ ...up, code, to: 5 });

it('explains to a teacher why a level went up, as the rule is written down', () => {
  expect(levelSentenceForTeacher('Maya', up)).toBe(
    'Maya got 6 of 6 right; about 4.7 were expected. Recent quizzes now point to Level Six, so the level went up from Five.',
  );
});

it('names a surprise beside a move to a teacher', () => {
  expect(levelSentenceForTeacher('Maya', { ...up, surprise: true })).toContain('less sure of the level');
});

it.each(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level'] satisfies LevelCode[])(
  'names the level for %s',
  (code) =>
    expect(levelSentenceForTeacher('Maya', { ...up, code, to: code === 'down' ? 4 : 6 })).toMatch(
      code === 'down' ? /Level Four/ : /Six/,
    ),
);

it('gives a teacher the score in the same words as every table', () => {
  expect(levelSentenceForTeacher('Maya', { ...stays('stay'), counted: 4, right: 4 })).toBe(
    'Maya got 4 of 6 right, 2 too fast to count; about 4.7 were expected. That fits Level Five, so the level stays.',
  );
});

it('tells a teacher a whole number of expected answers without a decimal', () => {
  const reason = { ...stays('stay'), asked: 5, counted: 4, right: 0, expected: 2.98 };
  expect(levelSentenceForTeacher('Maya', reason)).toContain(
    'Maya got 0 of 5 right, 1 too fast to count; about 3 were expected.',
  );
  expect(levelSentenceForTeacher('Maya', { ...reason, expected: 1 })).toContain('about 1 was expected.');
});

it('tells a teacher why a level moved by more than one, and only then', () => {
  const far = /moves by more than one level/;
  expect(levelSentenceForTeacher('Maya', { ...up, code: 'down', from: 5, to: 3 })).toMatch(far);
  expect(levelSentenceForTeacher('Maya', { ...up, to: 7 })).toMatch(far);
  expect(levelSentenceForTeacher('Maya', up)).not.toMatch(far);
  expect(levelSentenceForTeacher('Maya', { ...up, code: 'range', to: 8 })).not.toMatch(far);
});
