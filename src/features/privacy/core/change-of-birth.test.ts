import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayChangeBirth } from './change-of-birth.ts';
import { type CalendarMonth, isUnderThirteen } from './under-thirteen.ts';

const student = { role: 'student', isParent: false } as const;
const today = { year: 2026, month: 11 };

it.each<[string, CalendarMonth | null, CalendarMonth, boolean]>([
  ['an age that nobody gave', null, { year: 2000, month: 1 }, true],
  ['the same month', { year: 2016, month: 3 }, { year: 2016, month: 3 }, true],
  ['a child who becomes younger', { year: 2016, month: 3 }, { year: 2017, month: 3 }, true],
  ['a child who becomes an adult', { year: 2016, month: 3 }, { year: 2000, month: 3 }, false],
  ['a child who becomes a month older', { year: 2016, month: 3 }, { year: 2016, month: 2 }, false],
  ['a student of 13 who becomes older', { year: 2013, month: 10 }, { year: 2010, month: 1 }, true],
  ['a student of 13 who becomes a child', { year: 2013, month: 10 }, { year: 2016, month: 1 }, true],
])('%s: from %j to %j is %j', (_who, birth, next, may) => {
  expect(mayChangeBirth({ ...student, birth }, next, today)).toBe(may);
});

it('lets an adult who is no student give any', () => {
  const teacher = { role: 'teacher', isParent: false, birth: { year: 2020, month: 1 } } as const;
  expect(mayChangeBirth(teacher, { year: 1980, month: 1 }, today)).toBe(true);
});

const under = (birth: CalendarMonth) =>
  isUnderThirteen({ ...student, birth, inBelowThirteenClass: false, endsInSuffix: false }, today);
const month = fc.record({
  year: fc.integer({ min: 1990, max: 2026 }),
  month: fc.integer({ min: 1, max: 12 }),
});

it('makes nobody who is under 13 older than that, in however many steps', () => {
  fc.assert(
    fc.property(month, fc.array(month, { maxLength: 20 }), (first, wishes) => {
      fc.pre(under(first));
      const last = wishes.reduce(
        (birth, next) => (mayChangeBirth({ ...student, birth }, next, today) ? next : birth),
        first,
      );
      expect(under(last)).toBe(true);
    }),
  );
});
