import { expect, it } from 'vitest';
import type { StudentProgress } from '#features/reports/contract/class-progress.ts';
import { studentProgress } from '../../testing/fixture-progress.ts';
import { progressCsv } from './progress-csv.ts';
import { changeOf, changeSentence, progressSentence, whyInWords } from './progress-words.ts';

const up = studentProgress('Ana', { moved: 'up' });
const down = studentProgress('Ben', { moved: 'down', movedBy: -0.7 });
const same = studentProgress('Cal', { moved: null });

it.each<readonly [string, readonly StudentProgress[]]>([
  ['1 student clearly moved up, 1 clearly moved down. 18 quizzes were read and 12 passed.', [up, down, same]],
  ['1 student clearly moved up. 6 quizzes were read and 4 passed.', [up]],
  ['1 student clearly moved down. 6 quizzes were read and 4 passed.', [down]],
  [
    'Nobody’s level clearly moved. 1 quiz was read and 0 passed.',
    [studentProgress('Cal', { moved: null, quizzes: 1, passed: 0 })],
  ],
  [
    'Nobody’s level clearly moved. 0 quizzes were read and 0 passed. 2 more quizzes were too fast to count.',
    [studentProgress('Dee', { moved: null, quizzes: 0, passed: 0, quizzesTooFast: 2 })],
  ],
  ['Nobody finished a quiz in these days.', [studentProgress('Eva', { moved: null, quizzes: 0, passed: 0 })]],
  ['Nobody finished a quiz in these days.', []],
])('says how a class came along: %s', (words, students) => expect(progressSentence(students)).toBe(words));

it('says why, and that a level is not told', () => {
  expect(whyInWords(up)).toBe('30 of 40 right, about 24 expected');
  expect(whyInWords(studentProgress('Fay', { figures: false }))).toBe(
    'The level belongs to another teacher’s class',
  );
});

it('tells no change where no level is known', () => {
  expect(changeOf(up)).toBe('+0.6');
  expect(changeOf(studentProgress('Gus', { movedBy: null }))).toBeNull();
  expect(changeOf(studentProgress('Hal', { levelAtEnd: null }))).toBeNull();
  expect(changeSentence(studentProgress('Gus', { movedBy: null }))).toBeNull();
  expect([up, down, same].map(changeSentence)).toEqual([
    '+0.6 levels, clearly up.',
    '−0.7 levels, clearly down.',
    '+0.6 levels, too little to be sure of.',
  ]);
});

it('is a table of numbers in which a name is no formula', () => {
  const csv = progressCsv({
    students: [
      studentProgress('=1+1'),
      studentProgress('Ida', { levelAtStart: null, levelAtEnd: null, movedBy: null, expected: null }),
    ],
    weeks: [],
    start: '2026-10-01',
    end: '2026-10-31',
  });
  const [header, ana, ida] = csv.split('\r\n');
  expect(header!.split(',').length).toBe(ida!.split(',').length);
  expect(ana).toContain("'=1+1");
  expect(ana).toContain(',4.1,0.8,4.7,0.6,0.6,up,');
  expect(ida).toContain(',2026-10-01,2026-10-31,,,,,,');
});

it('has a column for each week of a month in a spreadsheet', () => {
  const week = { quizzes: 2, quizzesTooFast: 0, passed: 1, points: 20, minutes: 8, students: 1 };
  const csv = progressCsv({
    students: [studentProgress('Ana', { weekQuizzes: [2, 0] })],
    weeks: [
      { monday: '2026-10-05', ...week },
      { monday: '2026-10-12', ...week },
    ],
    start: '2026-10-05',
    end: '2026-10-18',
  });
  const [header, ana] = csv.split('\r\n');
  expect(header).toMatch(/Quizzes read in the week of 2026-10-05,Quizzes read in the week of 2026-10-12$/);
  expect(ana).toMatch(/,2,0$/);
});
