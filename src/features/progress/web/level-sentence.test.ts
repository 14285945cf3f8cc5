import { expect, it } from 'vitest';
import type { LevelCode } from '../core/apply-quiz.ts';
import { type LevelReason, levelSentenceForStudent, levelSentenceForTeacher } from './level-sentence.ts';

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

it('tells a teacher why a level went up, as the rule is written down', () => {
  expect(levelSentenceForTeacher('Maya', up)).toBe(
    'Maya got 6 of 6 right; about 4.7 were expected. Recent quizzes now point to Level Six, so the level went up from Five.',
  );
});

it('tells a teacher of a surprise beside a move', () => {
  expect(levelSentenceForTeacher('Maya', { ...up, surprise: true })).toContain('with an open mind');
});

it('tells a student the same without the numbers that were expected', () => {
  expect(levelSentenceForStudent(up)).toBe(
    'You got 6 of 6 right. Your last quizzes fit Level Six, so your level went up from Five.',
  );
});

it('says which answers were too fast to count', () => {
  expect(levelSentenceForStudent({ ...stays('stay'), counted: 5, right: 4 })).toBe(
    'You got 4 of 5 right (1 more was too fast to count). Your quizzes fit Level Five, so your level stays.',
  );
  expect(levelSentenceForStudent({ ...stays('fast'), counted: 1, right: 1 })).toBe(
    '5 of 6 answers came faster than the text can be read; they were not counted. Your level stays Level Five.',
  );
});

it.each(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level', 'stay'] satisfies LevelCode[])(
  'names the level for %s, for student and teacher',
  (code) => {
    const reason = { ...up, code, to: code === 'down' ? 4 : 6 };
    const level = code === 'down' ? /Level Four/ : /Six/;
    expect(levelSentenceForStudent(reason)).toMatch(level);
    expect(levelSentenceForTeacher('Maya', reason)).toMatch(level);
  },
);

it('never tells a child that they failed', () => {
  expect(levelSentenceForStudent({ ...up, code: 'down', right: 1, to: 4 })).not.toMatch(/down|fail|wrong/i);
});
