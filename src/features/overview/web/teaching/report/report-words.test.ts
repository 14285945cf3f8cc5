import { describe, expect, it } from 'vitest';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { needsOf } from '#features/reports/core/skill-words.ts';
import { levelInMiddle } from '../reads-at.ts';
import { goodNews } from './besides.tsx';
import { levelsDiffer, levelsInWords } from './levels-at-table.ts';
import { reportCsv } from './report-csv.ts';
import { alsoBelow, answerSentence, moreGroups } from './report-words.ts';
import { spreadOf } from './skill-spread.tsx';

const FIGURES = {
  answers: 20,
  counted: 20,
  right: 8,
  expected: 15,
  giveOrTake: 1.9,
  difference: -0.25,
  doubt: 0.07,
};

/** A student with nothing out of the ordinary, changed by `facts`. */
const student = (firstName: string, facts: Partial<ReportedStudent> = {}): ReportedStudent => ({
  studentId: firstName.charCodeAt(0),
  username: firstName.toLowerCase(),
  firstName,
  lastName: '',
  figures: true,
  pretestStatus: 'pretest_complete',
  readingLevel: null,
  movedBy: null,
  moved: null,
  quizzes: 4,
  quizzesTooFast: 0,
  passed: 2,
  points: 60,
  answers: 22,
  counted: 20,
  right: 8,
  fastShare: 2 / 22,
  guesses: false,
  minutes: 12.5,
  lowestLevel: 3,
  highestLevel: 4,
  lastQuizAt: null,
  skills: [{ skill: 'Inference', ...FIGURES, standing: 'below' }],
  groups: [{ skill: 'Integration of Knowledge', ...FIGURES, standing: 'below' }],
  ...facts,
});
const few = { ...FIGURES, difference: null, doubt: null, standing: 'too-few' as const };

describe('the answer of a report', () => {
  it('names the first table', () => {
    const students = [student('Ana'), student('Ben')];
    const tables = [{ skill: 'Inference' as const, studentIds: students.map(({ studentId }) => studentId) }];
    expect(answerSentence({ students, tables })).toBe(
      '2 students could use your help with a skill. Start with inference: Ana and Ben.',
    );
  });

  it.each([
    ['Nobody finished a quiz in these days.', { quizzes: 0, skills: [], groups: [] }],
    [
      'There are too few answers yet to say more. A skill takes 8 answers of a student that were not too fast.',
      { skills: [{ skill: 'Inference' as const, ...few }], groups: [] },
    ],
    ['Nobody is clearly behind in a skill: answers are about as right as we expected.', {}],
  ])('says without one: %s', (sentence, facts) => {
    expect(answerSentence({ students: [student('Ana', facts)], tables: [] })).toBe(sentence);
  });
});

it('names a group only where no skill of it tells', () => {
  expect(needsOf(student('Ana'))).toEqual(['Inference']);
  expect(needsOf(student('Ana', { skills: [{ skill: 'Inference', ...few }] }))).toEqual([
    'Integration of knowledge',
  ]);
});

it('says who is below in a group of skills, too, and is listed with one of them', () => {
  const ana = student('Ana');
  const ben = student('Ben', { skills: [{ skill: 'Inference', ...few }] });
  const inGroup = { skill: 'Integration of Knowledge' as const, studentIds: [ben.studentId] };
  const inSkill = { skill: 'Inference' as const, studentIds: [ana.studentId] };
  const again = { ...inGroup, studentIds: [] };
  const report = { students: [ana, ben], tables: [inSkill, inGroup, again] };
  expect(report.tables.map((table) => alsoBelow(report, table))).toEqual([
    null,
    'Also below: Ana (Inference)',
    null,
  ]);
});

it('names the groups that are folded', () => {
  expect(moreGroups(['Pretest to do'])).toBe('1 more group: Pretest to do');
  expect(moreGroups(['Inference', 'Inference', 'Moved down'])).toBe(
    '3 more groups: Inference and Moved down',
  );
});

const atLevel = (firstName: string, level: number | null) =>
  student(firstName, {
    readingLevel: level === null ? null : ({ level } as ReportedStudent['readingLevel']),
  });

it.each([
  [[3, 3], 'Level Three', false, 3],
  [[4, 2, 3], 'Levels Two to Four', true, 3],
  [[null, 3], 'Level Three', true, 3],
  [[null], null, false, null],
])('says the levels of a table %j', (levels, words, differ, practice) => {
  const seated = levels.map((level, index) => atLevel(String.fromCharCode(65 + index), level));
  expect(levelsInWords(seated)).toBe(words);
  expect(levelsDiffer(seated)).toBe(differ);
  expect(levelInMiddle(seated)).toBe(practice);
});

it('counts who moved up as good news', () => {
  const students = [
    student('Ana', { moved: 'up', movedBy: 1.2 }),
    student('Ben', { moved: 'down', movedBy: -0.8 }),
  ];
  const days = { start: '2026-08-15', end: '2026-11-29' };
  expect(goodNews({ students, ...days })?.noted).toMatchObject([{ words: '+1.2 levels' }]);
  expect(goodNews({ students: students.slice(1), ...days })).toBeNull();
});

it('counts every student once in each skill', () => {
  for (const { below, expected, above, few: tooFew } of spreadOf([student('Ana'), student('Ben')]))
    expect(below + expected + above + tooFew).toBe(2);
});

it('says a change with its sign', () => {
  expect([1.24, -0.4, 0].map(changeInWords)).toEqual(['+1.2', '−0.4', '0.0']);
});

it('is a table of numbers in which a name is no formula', () => {
  const [header, line] = reportCsv({
    students: [student('=1+1')],
    start: '2026-08-15',
    end: '2026-11-29',
  }).split('\r\n');
  expect(header!.split(',').length).toBe(line!.split(',').length);
  expect(line).toContain("'=1+1");
  expect(line).toContain(',4,2,0,3,4,60,22,20,8,2,12.5,Inference,');
});
