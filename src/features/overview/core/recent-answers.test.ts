import { expect, it } from 'vitest';
import { toRecentAnswers } from './recent-answers.ts';

it.each([
  ['no quiz', { answers: null, fast: null }, { recentAnswers: 0, fastShare: null }],
  ['no fast answer', { answers: 8, fast: 0 }, { recentAnswers: 8, fastShare: 0 }],
  [
    'quizzes from before fast answers were kept',
    { answers: 8, fast: null },
    { recentAnswers: 8, fastShare: 0 },
  ],
  ['every answer fast', { answers: 5, fast: 5 }, { recentAnswers: 5, fastShare: 1 }],
])('%s', (_, counted, shown) => expect(toRecentAnswers(counted)).toEqual(shown));
