import { describe, expect, it } from 'vitest';
import { type CountedStudent, classFigures, medianLevel } from './class-figures.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const student = (studentId: number, facts: Partial<CountedStudent> = {}): CountedStudent => ({
  studentId,
  joinedAt: '2026-09-01T08:00:00Z',
  startedOverAt: null,
  lastSeen: '2026-11-19T15:00:00Z',
  pretestStatus: 'pretest_complete',
  recentAnswers: 60,
  fastShare: 0.02,
  readingLevel: { value: 4.5, uncertainty: 0.5, settling: false, end: null },
  sinceStart: 0.6,
  moved: 'up',
  recentQuizzes: { taken: 5, passed: 4 },
  skillNeeds: [],
  quizzesTaken: 12,
  quizzesPassed: 9,
  quizzesTooFast: 1,
  weekQuizzes: 2,
  weekTooFast: 1,
  weekMinutes: 14.5,
  ...facts,
});
const figuresOf = (students: readonly CountedStudent[]) => classFigures(students, { nowMs: NOW, grade: 4 });
const none = {
  quizzesTaken: 0,
  quizzesPassed: 0,
  quizzesTooFast: 0,
  weekQuizzes: 0,
  weekTooFast: 0,
  weekMinutes: 0,
  readingLevel: null,
};
const nothing = {
  students: 0,
  pretestKnown: 0,
  pretestDone: 0,
  quizzesTaken: 0,
  quizzesPassed: 0,
  quizzesTooFast: 0,
  weekQuizzes: 0,
  weekTooFast: 0,
  weekMinutes: 0,
  needHelp: 0,
  levelsKnown: 0,
  medianLevel: null,
};

describe('the figures of a class', () => {
  it.each<[string, CountedStudent[], object]>([
    ['without students', [], nothing],
    [
      'with a new student, of whom nothing is counted',
      [
        student(1, {
          ...none,
          pretestStatus: 'pretest_not_started',
          joinedAt: '2026-11-19T08:00:00Z',
          recentAnswers: 0,
          fastShare: null,
          recentQuizzes: { taken: 0, passed: 0 },
        }),
      ],
      { ...nothing, students: 1, pretestKnown: 1 },
    ],
    [
      'with a student whose figures another class keeps',
      [student(1, { ...none, pretestStatus: null, lastSeen: null })],
      { ...nothing, students: 1 },
    ],
    [
      'where every answer was too fast: quizzes that are not counted, and no level',
      [student(1, { ...none, fastShare: 1, quizzesTooFast: 3, weekTooFast: 2, weekMinutes: 14.5 })],
      {
        ...nothing,
        students: 1,
        pretestKnown: 1,
        pretestDone: 1,
        quizzesTooFast: 3,
        weekTooFast: 2,
        weekMinutes: 15,
        needHelp: 1,
        medianLevel: null,
      },
    ],
    [
      'with one quiz',
      [
        student(1, {
          quizzesTaken: 1,
          quizzesPassed: 0,
          quizzesTooFast: 0,
          weekQuizzes: 1,
          weekTooFast: 0,
          weekMinutes: 0.4,
          recentAnswers: 5,
          fastShare: 0.8,
          recentQuizzes: { taken: 1, passed: 0 },
        }),
      ],
      {
        students: 1,
        pretestKnown: 1,
        pretestDone: 1,
        quizzesTaken: 1,
        quizzesPassed: 0,
        quizzesTooFast: 0,
        weekQuizzes: 1,
        weekTooFast: 0,
        weekMinutes: 0,
        needHelp: 0,
        levelsKnown: 1,
        medianLevel: { value: 4.5, end: null },
      },
    ],
  ])('%s', (_, students, figures) => expect(figuresOf(students)).toEqual(figures));

  it('count a student with two reasons once, and minutes before they are rounded', () => {
    const both = { fastShare: 0.9, recentQuizzes: { taken: 5, passed: 0 }, weekMinutes: 0.4 };
    expect(figuresOf([student(1, both), student(2, { weekMinutes: 0.4 })])).toMatchObject({
      needHelp: 1,
      weekMinutes: 1,
    });
  });
});

const at = (value: number, end: 'floor' | 'ceiling' | null = null) => ({ value, end });

describe('the level in the middle', () => {
  it.each([
    ['of nobody', [], null],
    ['of one', [at(4.5)], at(4.5)],
    ['of three, in any order', [at(7), at(2), at(5)], at(5)],
    ['of four: between two', [at(7), at(2), at(5), at(4)], at(4.5)],
    ['at the lower end', [at(1, 'floor'), at(1, 'floor'), at(3)], at(1, 'floor')],
    ['between an end and a figure', [at(1, 'floor'), at(3)], at(2)],
    ['of equal levels', [at(4), at(4)], at(4)],
  ])('%s', (_, levels, median) => expect(medianLevel(levels)).toEqual(median));
});
