import { expect, it } from 'vitest';
import type { StudentProfile } from '../../contract/endpoints.ts';
import {
  assignedOnHome,
  goalEarns,
  notCountedSentence,
  practicedSentence,
  rowOfWeeks,
  weekCount,
  weekSentence,
  whatNow,
} from './what-now.ts';

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

const WEEK: StudentProfile['week'] = {
  quizzes: 0,
  goal: 5,
  rule: 'half',
  setByClass: null,
  forSome: false,
  reached: false,
  reachedByChange: null,
  weeksInARow: 0,
  notCounted: [],
};

it.each([
  [0, false, 'Everyone’s goal is 5 quizzes a week. A quiz counts when half of your answers are right.'],
  [1, false, '4 more quizzes to reach your goal.'],
  [4, false, 'One more quiz to reach your goal.'],
  [5, true, 'You have reached your goal for this week.'],
  [9, true, 'You have reached your goal for this week.'],
])('says what %i quizzes of 5 mean, reached: %s', (quizzes, reached, sentence) => {
  expect(weekSentence({ ...WEEK, quizzes, reached })).toBe(sentence);
});

it.each([
  [
    'complete',
    3,
    'The goal in Room 12 is 3 quizzes a week. Every quiz that you finish counts, unless it was too fast.',
  ],
  ['pass', 1, 'The goal in Room 12 is 1 quiz a week. A quiz counts when you pass it.'],
] as const)('says whose goal it is when a class sets one: %s', (rule, goal, sentence) => {
  expect(weekSentence({ ...WEEK, quizzes: 0, rule, goal, setByClass: 'Room 12' })).toBe(sentence);
});

it('says what a goal earns until it is reached, and where points are shown', () => {
  expect(goalEarns({ reached: false }, true)).toBe('Reach the goal to earn 25 points.');
  expect(goalEarns({ reached: true }, true)).toBeNull();
  expect(goalEarns({ reached: false }, false)).toBeNull();
});

it('tells a goal for some students as their own, not as that of the class', () => {
  expect(weekSentence({ ...WEEK, rule: 'complete', goal: 3, setByClass: 'Room 12', forSome: true })).toBe(
    'Your own goal in Room 12 is 3 quizzes a week. Every quiz that you finish counts, unless it was too fast.',
  );
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

it('counts one quiz', () => {
  expect(weekCount({ quizzes: 0, goal: 1 })).toBe('0 of 1 quiz');
});

it.each([
  ['fast', '“The River Turns” does not count for the weekly goal. Too many answers came too fast to count.'],
  [
    'half',
    '“The River Turns” does not count for the weekly goal. Fewer than half of the answers were right.',
  ],
  [
    'not-passed',
    '“The River Turns” does not count for the weekly goal. It counts when 7 of 10 answers are right.',
  ],
] as const)('says why a quiz that was answered %s does not count', (why, sentence) => {
  expect(notCountedSentence({ title: 'The River Turns', why })).toBe(sentence);
});

const passage = {
  studentAssignmentId: 3,
  activityId: 3,
  classId: 1,
  className: 'Room 12',
  timezone: 'America/New_York',
  startDate: '2026-11-29',
  dueDate: '2026-12-06',
  status: 'next-up',
  type: 'PASSAGE',
  topic: 'animals',
  teaser: 'A heron waits.',
  versionId: 7,
  title: 'The River Turns',
  level: 4,
  farAbove: false,
  minutes: 5,
  questionCount: 4,
  essay: false,
  passageStatus: null,
  tooFast: false,
  attemptId: null,
} as const;

it('shows what is assigned first, and below the pretest until that is done', () => {
  const asked = { ...passage, type: 'ASSESSMENT', begun: false } as const;
  const assigned = [passage, asked];
  const nothing = { openQuiz: null, essay: null };
  expect(assignedOnHome({ assigned, pretestStatus: 'pretest_complete', ...nothing })).toEqual({
    place: 'first',
    assigned,
  });
  for (const pretestStatus of ['pretest_not_started', 'pretest_in_progress'] as const)
    expect(assignedOnHome({ assigned, pretestStatus, ...nothing })).toEqual({
      place: 'after-pretest',
      assigned: [passage],
    });
});

it('calls a quiz with few right answers good practice to its student', () => {
  expect(practicedSentence({ title: 'Show Day', why: 'half' })).toBe(
    '“Show Day” was good practice. A passage counts for the goal when half the answers are right.',
  );
  expect(practicedSentence({ title: 'Show Day', why: 'fast' })).toBe(
    '“Show Day” does not count for the weekly goal. Too many answers came too fast to count.',
  );
});

it('puts the essay that must be written before what a teacher has assigned', () => {
  const essay = {
    attemptId: 1,
    versionId: 2,
    questionId: 3,
    maySkip: false,
    readAloud: false,
    title: 'Show Day',
    prompt: 'Why?',
  };
  const home = { assigned: [passage], pretestStatus: 'pretest_complete' as const, openQuiz: null };
  const placeOf = (own: Partial<Parameters<typeof assignedOnHome>[0]>) =>
    assignedOnHome({ ...home, essay, ...own }).place;
  expect(placeOf({})).toBe('after-essay');
  expect(placeOf({ essay: { ...essay, maySkip: true } })).toBe('first');
  expect(placeOf({ openQuiz })).toBe('first');
});
