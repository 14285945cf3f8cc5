import { expect, it } from 'vitest';
import { notCountedSentence, rowOfWeeks, weekCount, weekSentence, whatNow } from './what-now.ts';

const openQuiz = { title: 'The River Turns', answeredCount: 2, questionCount: 6 };

it('puts the pretest first, then the open quiz, then the choice', () => {
  expect(whatNow({ pretestStatus: 'pretest_not_started', openQuiz: null })).toEqual({
    kind: 'pretest',
    begun: false,
  });
  expect(whatNow({ pretestStatus: 'pretest_in_progress', openQuiz })).toEqual({
    kind: 'pretest',
    begun: true,
  });
  expect(whatNow({ pretestStatus: 'pretest_complete', openQuiz })).toEqual({ kind: 'go-on', quiz: openQuiz });
  expect(whatNow({ pretestStatus: 'pretest_complete', openQuiz: null })).toEqual({ kind: 'choose' });
});

it.each([
  [0, 'Everyone’s goal is 5 quizzes a week.'],
  [1, '4 more quizzes to reach your goal.'],
  [4, 'One more quiz to reach your goal.'],
  [5, 'You have reached your goal for this week.'],
  [9, 'You have reached your goal for this week.'],
])('says what %i quizzes of 5 mean', (quizzes, sentence) => {
  expect(weekSentence({ quizzes, goal: 5 })).toBe(sentence);
});

it.each([
  [0, null],
  [1, null],
  [3, '3 weeks in a row'],
])('counts %i weeks in a row', (weeksInARow, sentence) => {
  expect(rowOfWeeks({ weeksInARow })).toBe(sentence);
});

it.each([
  [0, '0 of 5 quizzes'],
  [5, '5 of 5 quizzes'],
  [7, '7 quizzes'],
])('counts %i quizzes', (quizzes, words) => {
  expect(weekCount({ quizzes, goal: 5 })).toBe(words);
});

it.each([
  ['fast', '“The River Turns” does not count. You answered too fast to read it.'],
  ['half', '“The River Turns” does not count. Fewer than half of your answers were right.'],
] as const)('says why a quiz that was answered %s does not count', (why, sentence) => {
  expect(notCountedSentence({ title: 'The River Turns', why })).toBe(sentence);
});
