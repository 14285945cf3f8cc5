import { expect, it } from 'vitest';
import { fastInWords, readInWords } from './child-in-words.ts';

const week = { quizzes: 2, goal: 5, reached: false };
const read = { right: 4, total: 5, fastAnswers: 0 };
const fast = { right: 0, total: 5, fastAnswers: 5 };
const few = { right: 3, total: 5, fastAnswers: 1 };
const poor = { right: 1, total: 5, fastAnswers: 0 };
const told = { name: 'Ana', passagesRead: 0, minutes: 0, week, recent: [] };

const NOT_YET = 'Ana has not read a passage yet this school year.';
const TOO_FAST = 'Ana has no passage that counts yet this school year, because the answers came too fast.';

it.each([
  ['nothing', {}, `${NOT_YET} This week: 2 of 5 quizzes.`],
  ['a quiz that was too fast', { recent: [fast] }, `${TOO_FAST} This week: 2 of 5 quizzes.`],
  [
    'quizzes of last year alone, which were read',
    { recent: [read, few, poor] },
    `${NOT_YET} This week: 2 of 5 quizzes.`,
  ],
  [
    'one passage, in less than a minute',
    { passagesRead: 1, minutes: 0.2, recent: [read, fast] },
    'Ana has read 1 passage this school year, with about 1 minute on the questions. This week: 2 of 5 quizzes.',
  ],
  [
    'a reached goal',
    { passagesRead: 6, minutes: 31.6, week: { quizzes: 5, goal: 5, reached: true } },
    'Ana has read 6 passages this school year, with about 32 minutes on the questions. This week’s goal of 5 quizzes is reached.',
  ],
] as const)('tells a parent of %s', (_, change, words) => {
  expect(readInWords({ ...told, ...change })).toBe(words);
});

it('explains to a parent what is too fast to count, where a score says it', () => {
  expect(fastInWords('Ana', [read, few])).toContain('before there was time to read the question');
  expect(fastInWords('Ana', [read, poor])).toBeNull();
});
