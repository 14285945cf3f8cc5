import { describe, expect, it } from 'vitest';
import type { LevelCode } from './apply-quiz.ts';
import { type LevelMove, levelForChild, type ToldLevel } from './level-for-child.ts';
import type { LevelReason } from './level-sentence.ts';

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
const CLOSER: LevelMove = { shareBefore: 0.4, shareAfter: 0.6, settling: false };
const SETTLING = { ...CLOSER, settling: true };
const stays = (code: LevelCode): LevelReason => ({ ...up, code, to: 5 });
const known = { when: 'now', level: 5, start: 5, settling: false, nearNext: false } as const;
const now = (change: Partial<Extract<ToldLevel, { when: 'now' }>>) => levelForChild({ ...known, ...change });
const after = (reason: LevelReason, move: LevelMove = CLOSER, passageLevel: number | null = 5) =>
  levelForChild({ when: 'quiz', reason, move, passageLevel }).words;

describe('at the end of the pretest', () => {
  it.each([
    [
      false,
      'You can start at Level Four',
      'Your first passages may be a little easier or harder than that. They show us what fits you best.',
    ],
    [
      true,
      'You can go on at Level Four',
      'Your next passages may be a little easier or harder than that. They show us what fits you best.',
    ],
  ])(
    'a child (again: %s) is told where reading starts, not that the level was found',
    (again, title, words) =>
      expect(levelForChild({ when: 'placed', level: 4, again })).toEqual({ title, words }),
  );

  it('nothing is said of a level that a class hides', () => {
    const { title, words } = levelForChild({ when: 'placed', level: null, again: false });
    expect(title).toBe('You finished the pretest');
    expect(words).not.toMatch(/level/i);
  });
});

describe('at home, and with the progress', () => {
  it.each([
    ['known', {}, 'You read at Level Five.', null],
    [
      'higher than at the start',
      { start: 4 },
      'You started at Level Four. Now you read at Level Five.',
      null,
    ],
    ['lower than at the start', { start: 6 }, 'Passages at Level Five fit you best right now.', null],
    ['of an unknown start', { start: null }, 'You read at Level Five.', null],
    ['near the next', { nearNext: true }, 'You read at Level Five.', 'You are close to Level Six.'],
    ['the lowest', { level: 1, start: 1 }, 'You read at Level One.', null],
    [
      'the highest, with no next one',
      { level: 12, start: 12, nearNext: true },
      'You read at Level Twelve.',
      null,
    ],
  ] as const)('a level that is %s', (_, change, title, words) =>
    expect(now(change)).toEqual({ title, words }),
  );

  it.each([4, 5, 6, null])(
    'a level that is still being looked for is called so, wherever it started (%s)',
    (start) =>
      expect(now({ start, settling: true, nearNext: true })).toEqual({
        title: 'You read at Level Five for now.',
        words: 'We are still finding the level that fits you. Your next quizzes may move it.',
      }),
  );
});

describe('after a quiz', () => {
  it('names the level above the reason', () =>
    expect(levelForChild({ when: 'quiz', reason: up, move: CLOSER, passageLevel: 5 }).title).toBe(
      'Level Six',
    ));

  it('says why a level went up, without the numbers that were expected', () =>
    expect(after(up)).toBe(
      'You got 6 of 6 right. Your last quizzes fit Level Six, so your level went up from Five.',
    ));

  it('says what answers that were too fast to count come to', () => {
    expect(after({ ...stays('stay'), counted: 5, right: 4 })).toBe(
      'You got 4 of 6 right. You moved closer to Level Six.',
    );
    expect(after({ ...stays('fast'), counted: 1, right: 1 })).toBe(
      'Too few of your answers count, so you stay at Level Five.',
    );
  });

  it.each(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level'] satisfies LevelCode[])(
    'names the level for %s',
    (code) =>
      expect(after({ ...up, code, to: code === 'down' ? 4 : 6 })).toMatch(code === 'down' ? /Four/ : /Six/),
  );

  it('never says to a child that they failed', () =>
    expect(after({ ...up, code: 'down', right: 1, to: 4 })).not.toMatch(/down|fail|wrong/i));

  it.each([
    [{ shareBefore: 0.4, shareAfter: 0.41 }, 5, 'You moved closer to Level Six.'],
    [{ shareBefore: 1, shareAfter: 1 }, 5, 'You are very close to Level Six.'],
    [{ shareBefore: 0.4, shareAfter: 0.4 }, 5, 'Your level is Five for now.'],
    [{ shareBefore: null, shareAfter: null }, 12, 'Level Twelve is the highest level there is.'],
  ] as const)('says with %j inside Level %i: %s', (move, level, words) =>
    expect(after({ ...up, code: 'stay', from: level, to: level }, { ...move, settling: false }, level)).toBe(
      `You got 6 of 6 right. ${words}`,
    ),
  );

  it.each([
    [{ shareBefore: 0.4, shareAfter: 0.39 }, 3, 'You are a little farther from Level Six now.'],
    [{ shareBefore: 0.4, shareAfter: 0.39 }, 6, 'Your level is Five for now.'],
    [{ shareBefore: 1.2, shareAfter: 1 }, 3, 'You are very close to Level Six.'],
    [{ shareBefore: null, shareAfter: 0.2 }, 3, 'Your level is Five for now.'],
  ] as const)('says calmly with %j after %i right answers: %s', (move, right, words) =>
    expect(after({ ...stays('stay'), right }, { ...move, settling: false })).toContain(words),
  );

  it('tells of no way back while the level is still looked for', () => {
    const move = { shareBefore: 0.4, shareAfter: 0.39, settling: true };
    expect(after({ ...stays('stay'), right: 3 }, move)).not.toContain('farther');
  });

  it.each(['up', 'surprise', 'off-level', 'stay'] satisfies LevelCode[])(
    'never answers a perfect quiz with a level that only stays (%s)',
    (code) => expect(after({ ...up, code })).not.toMatch(/stays?\b/),
  );

  it('promises easier passages only where the one that was read is above the new level', () => {
    const down = { ...up, code: 'down', right: 1, from: 2, to: 1 } as const;
    const easier = /next passages will be easier/;
    expect(after(down, CLOSER, 2)).toMatch(easier);
    expect(after(down, CLOSER, null)).toMatch(easier);
    expect(after(down, CLOSER, 1)).toBe('You got 1 of 6 right. Level One fits you best right now.');
  });

  it.each([
    ['down', { ...up, code: 'down', right: 2, from: 5, to: 3 }, 'You got 2 of 6 right.', 'Level Three'],
    ['up', { ...up, to: 7 }, 'You got 6 of 6 right.', 'Level Seven'],
  ] as const)(
    'tells a first guess that is put right %s as finding, with no word of a loss or a best fit',
    (_, reason, score, level) =>
      expect(after(reason, SETTLING)).toBe(
        `${score} We are still finding the level that fits you. For now it is ${level}. It can move a lot at first. That is normal.`,
      ),
  );
});

it('claims nowhere that a level was found or fits best while it is still being looked for', () => {
  const told = [
    levelForChild({ when: 'placed', level: 4, again: false }).title,
    ...[3, 5, 7].flatMap((start) => Object.values(now({ start, settling: true }))),
    ...(['up', 'down', 'stay'] as const).map((code) =>
      after({ ...up, code, to: code === 'down' ? 3 : 6 }, SETTLING, 3),
    ),
  ];
  expect(told.join(' ')).not.toMatch(/found|fits? you (best|better)/i);
});
