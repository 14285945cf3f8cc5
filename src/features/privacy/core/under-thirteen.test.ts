import { expect, it } from 'vitest';
import { type AgeFacts, isUnderThirteen, yearsOf } from './under-thirteen.ts';

const student: AgeFacts = {
  role: 'student',
  isParent: false,
  birth: null,
  inBelowThirteenClass: false,
  endsInSuffix: false,
};
const today = { year: 2026, month: 11 };

it.each<[string, Partial<AgeFacts>, boolean]>([
  ['a student of unknown age', {}, true],
  ['a parent of unknown age', { isParent: true }, false],
  ['a teacher', { role: 'teacher' }, false],
  ['a student of 12', { birth: { year: 2013, month: 12 } }, true],
  ['a student in the month of the thirteenth birthday', { birth: { year: 2013, month: 11 } }, true],
  ['a student of 13', { birth: { year: 2013, month: 10 } }, false],
  [
    'a student of 16 in a below-13 class',
    { birth: { year: 2010, month: 1 }, inBelowThirteenClass: true },
    true,
  ],
  [
    'a student of 16 whose username ends as the list says',
    { birth: { year: 2010, month: 1 }, endsInSuffix: true },
    true,
  ],
  ['a parent whose address ends so', { isParent: true, endsInSuffix: true }, true],
  ['a teacher whose address ends so', { role: 'teacher', endsInSuffix: true }, false],
])('%s: %j', (_who, facts, under) => {
  expect(isUnderThirteen({ ...student, ...facts }, today)).toBe(under);
});

it.each([
  [{ year: 2019, month: 10 }, 7],
  [{ year: 2019, month: 11 }, 6],
  [{ year: 2026, month: 11 }, -1],
])(
  'who is born in %j is %i years old, and not yet a year older in the month of the birthday',
  (birth, years) => expect(yearsOf(birth, today)).toBe(years),
);
