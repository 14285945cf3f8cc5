import { expect, it } from 'vitest';
import type { LevelCode } from './apply-quiz.ts';
import {
  type LevelReason,
  levelOutlook,
  levelSentenceForStudent,
  levelSentenceForTeacher,
} from './level-sentence.ts';

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
const CLOSER = { shareBefore: 0.4, shareAfter: 0.6, settling: false };
const SETTLING = { ...CLOSER, settling: true };
const stays = (code: LevelCode): LevelReason => ({ ...up, code, to: 5 });

it('explains to a teacher why a level went up, as the rule is written down', () => {
  expect(levelSentenceForTeacher('Maya', up)).toBe(
    'Maya got 6 of 6 right; about 4.7 were expected. Recent quizzes now point to Level Six, so the level went up from Five.',
  );
});

it('names a surprise beside a move to a teacher', () => {
  expect(levelSentenceForTeacher('Maya', { ...up, surprise: true })).toContain('less sure of the level');
});

it('explains the same to a student without the numbers that were expected', () => {
  expect(levelSentenceForStudent(up, CLOSER, 5)).toBe(
    'You got 6 of 6 right. Your last quizzes fit Level Six, so your level went up from Five.',
  );
});

it('says which answers were too fast to count', () => {
  expect(levelSentenceForStudent({ ...stays('stay'), counted: 5, right: 4 }, CLOSER, 5)).toBe(
    'You got 4 of 6 right, 1 too fast to count. You moved closer to Level Six.',
  );
  expect(levelSentenceForStudent({ ...stays('fast'), counted: 1, right: 1 }, CLOSER, 5)).toBe(
    '5 of 6 answers came too fast to count. You stay at Level Five.',
  );
});

it.each(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level'] satisfies LevelCode[])(
  'names the level for %s, for student and teacher',
  (code) => {
    const reason = { ...up, code, to: code === 'down' ? 4 : 6 };
    const level = code === 'down' ? /Level Four/ : /Six/;
    expect(levelSentenceForStudent(reason, CLOSER, 5)).toMatch(level);
    expect(levelSentenceForTeacher('Maya', reason)).toMatch(level);
  },
);

it('never says to a child that they failed', () => {
  expect(levelSentenceForStudent({ ...up, code: 'down', right: 1, to: 4 }, CLOSER, 5)).not.toMatch(
    /down|fail|wrong/i,
  );
});

it.each([
  [{ shareBefore: 0.4, shareAfter: 0.41 }, 5, 'You moved closer to Level Six.'],
  [{ shareBefore: 1, shareAfter: 1 }, 5, 'You are very close to Level Six.'],
  [{ shareBefore: 0.4, shareAfter: 0.4 }, 5, 'Your level is Five for now.'],
  [{ shareBefore: null, shareAfter: null }, 12, 'Level Twelve is the highest level there is.'],
] as const)('says with %j inside Level %i: %s', (move, level, words) =>
  expect(
    levelSentenceForStudent(
      { ...up, code: 'stay', from: level, to: level },
      { ...move, settling: false },
      level,
    ),
  ).toBe(`You got 6 of 6 right. ${words}`),
);

it.each(['up', 'surprise', 'off-level', 'stay'] satisfies LevelCode[])(
  'never answers a perfect quiz with a level that only stays (%s)',
  (code) => expect(levelSentenceForStudent({ ...up, code }, CLOSER, 5)).not.toMatch(/stays?\b/),
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

it('promises easier passages only where the one that was read is above the new level', () => {
  const down = { ...up, code: 'down', right: 1, from: 2, to: 1 } as const;
  const easier = /next passages will be easier/;
  expect(levelSentenceForStudent(down, CLOSER, 2)).toMatch(easier);
  expect(levelSentenceForStudent(down, CLOSER, null)).toMatch(easier);
  expect(levelSentenceForStudent(down, CLOSER, 1)).toBe(
    'You got 1 of 6 right. Level One fits you best right now.',
  );
});

it('puts a first guess right without a word of loss, and says why', () => {
  const down = { ...up, code: 'down', right: 2, from: 5, to: 3 } as const;
  expect(levelSentenceForStudent(down, SETTLING, 5)).toBe(
    'You got 2 of 6 right. We are looking for the level that fits you. We found passages that fit you better, at ' +
      'Level Three. Your level can go up again.',
  );
  expect(levelSentenceForStudent(down, SETTLING, 3)).toBe(
    'You got 2 of 6 right. We are looking for the level that fits you. Level Three fits you best right now. Your ' +
      'level can go up again.',
  );
  expect(levelSentenceForStudent({ ...up, to: 7 }, SETTLING, 5)).toBe(
    'You got 6 of 6 right. We are looking for the level that fits you. Level Seven fits you better, so your level ' +
      'went up from Five.',
  );
});

it('tells a teacher why a level moved by more than one, and only then', () => {
  const far = /moves by more than one level/;
  expect(levelSentenceForTeacher('Maya', { ...up, code: 'down', from: 5, to: 3 })).toMatch(far);
  expect(levelSentenceForTeacher('Maya', { ...up, to: 7 })).toMatch(far);
  expect(levelSentenceForTeacher('Maya', up)).not.toMatch(far);
  expect(levelSentenceForTeacher('Maya', { ...up, code: 'range', to: 8 })).not.toMatch(far);
});

it('says beside the level where it may go, and nothing where that is not known', () => {
  expect(levelOutlook(5, { settling: true, nearNext: false })).toBe(
    'We are looking for the level that fits you. Your next quizzes may move your level.',
  );
  expect(levelOutlook(5, { settling: false, nearNext: true })).toBe('You are close to Level Six.');
  expect(levelOutlook(5, { settling: false, nearNext: false })).toBeNull();
});
