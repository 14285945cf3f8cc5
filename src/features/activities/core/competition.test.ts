import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfIso } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import {
  type ClassResult,
  competitionDaysFault,
  competitionPhase,
  placesOf,
  rivalsOf,
  scoreOf,
  sizeOf,
  toldAccuracy,
  toldScore,
  withNeighbors,
} from './competition.ts';

const NOTHING: ClassResult = { classId: 1, roster: 20, points: 0, rightAnswers: 0, answers: 0, tookPart: 0 };
/** By how many the points of a class are divided. */
const shared = ({ roster }: ClassResult) => Math.max(5, roster);
const ids = (some: readonly ClassResult[]) => some.map(({ classId }) => classId);
const places = (...results: readonly Partial<ClassResult>[]) =>
  placesOf(results.map((one, index) => ({ ...NOTHING, classId: index + 1, ...one }))).map(
    ({ classId, place }) => [classId, place],
  );

describe('The score', () => {
  it('is the points for each student at the start, to a tenth', () => {
    expect(scoreOf({ points: 300, roster: 24 })).toBe(12.5);
    expect(scoreOf({ points: 100, roster: 30 })).toBe(3.3);
    expect(scoreOf({ points: 0, roster: 24 })).toBe(0);
  });

  it('shares points among five at least, so that a class gains nothing by being smaller', () => {
    expect([1, 4, 5, 6].map((roster) => scoreOf({ points: 60, roster }))).toEqual([12, 12, 12, 10]);
  });
});

describe('The places', () => {
  it('follow the points for each student, however large the class is', () => {
    expect(places({ roster: 10, points: 90 }, { roster: 30, points: 300 })).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('follow right answers where points are level, then the share of students who took part', () => {
    const level = { roster: 10, points: 90 };
    expect(
      places(
        { ...level, rightAnswers: 8, answers: 10 },
        { ...level, rightAnswers: 17, answers: 20 },
        { ...level, rightAnswers: 16, answers: 20, tookPart: 3 },
      ),
    ).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
  });

  it('are shared by classes that are alike in everything, and the next place is free', () => {
    const third = { roster: 10, points: 10, rightAnswers: 1, answers: 3, tookPart: 5 };
    expect(
      places(third, { ...third, roster: 30, points: 30, rightAnswers: 2, answers: 6, tookPart: 15 }, {}),
    ).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it('hold all classes once, better ones before, whatever the classes have done', () => {
    const result = fc.record({
      roster: fc.integer({ min: 1, max: 60 }),
      points: fc.nat(5000),
      answers: fc.nat(2000),
      right: fc.double({ min: 0, max: 1, noNaN: true }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(result, { maxLength: 12 }), (drawn) => {
        const results = drawn.map(({ roster, points, answers, right, part }, index) => ({
          classId: index,
          roster,
          points,
          answers,
          rightAnswers: Math.floor(right * answers),
          tookPart: Math.floor(part * roster),
        }));
        const placed = placesOf(results);
        expect(placed.map(({ classId }) => classId).toSorted((a, b) => a - b)).toEqual(
          results.map((_, id) => id),
        );
        placed.forEach((one, index) => {
          const before = placed[index - 1];
          expect(one.place).toBeLessThanOrEqual(index + 1);
          if (!before) return;
          expect(before.place).toBeLessThanOrEqual(one.place);
          expect(before.points * shared(one)).toBeGreaterThanOrEqual(one.points * shared(before));
        });
      }),
    );
  });
});

describe('Who is compared', () => {
  it('are all classes of a teacher, and classes of the same size in a school and among all schools', () => {
    const results = [5, 14, 15, 29, 30].map((roster, classId) => ({ ...NOTHING, classId, roster }));
    expect(ids(rivalsOf('teacher', results, { roster: 20 }))).toEqual([0, 1, 2, 3, 4]);
    expect(ids(rivalsOf('everyone', results, { roster: 14 }))).toEqual([0, 1]);
    expect(ids(rivalsOf('everyone', results, { roster: 15 }))).toEqual([2, 3]);
    expect(ids(rivalsOf('everyone', results, { roster: 31 }))).toEqual([4]);
    expect(ids(rivalsOf('school', results, { roster: 14 }))).toEqual([0, 1]);
  });

  it.each([
    [1, 'small'],
    [14, 'small'],
    [15, 'medium'],
    [29, 'medium'],
    [30, 'large'],
  ])('a class of %i is %s', (roster, size) => {
    expect(sizeOf(roster)).toBe(size);
  });

  it('shows the own classes with one neighbor on each side', () => {
    const placed = placesOf([9, 8, 7, 6, 5].map((points, classId) => ({ ...NOTHING, classId, points })));
    const shown = (...own: readonly number[]) =>
      withNeighbors(placed, ({ classId }) => own.includes(classId)).map(({ classId }) => classId);
    expect(shown(0)).toEqual([0, 1]);
    expect(shown(2)).toEqual([1, 2, 3]);
    expect(shown(4)).toEqual([3, 4]);
    expect(shown(0, 4)).toEqual([0, 1, 3, 4]);
  });
});

const told = (result: Partial<ClassResult>) => toldAccuracy({ ...NOTHING, ...result });

describe('Right answers', () => {
  it('are told in percent of a class of five students or more', () => {
    expect(told({ roster: 5, rightAnswers: 7, answers: 9 })).toBe(78);
    expect(told({ roster: 4, rightAnswers: 7, answers: 9 })).toBeNull();
    expect(told({ roster: 1, rightAnswers: 9, answers: 9 })).toBeNull();
  });

  it('are told once something was answered', () => {
    expect(told({ rightAnswers: 0, answers: 0 })).toBeNull();
    expect(told({ rightAnswers: 0, answers: 1 })).toBe(0);
  });
});

describe('The score', () => {
  it('is told to everybody of a class of five students or more', () => {
    expect(toldScore({ roster: 5, points: 60 })).toBe(12);
    expect(toldScore({ roster: 4, points: 60 })).toBeNull();
    expect(toldScore({ roster: 1, points: 60 })).toBeNull();
  });
});

describe('The days', () => {
  const days = { startDay: 100, dueDay: 106 };

  it('run from the midnight of the first one to that after the last one, also where clocks change on these days', () => {
    const march = { startDay: dayOfIso('2026-03-08') ?? 0, dueDay: dayOfIso('2026-03-08') ?? 0 };
    const at = (instant: string) =>
      competitionPhase(march, {
        today: dayNumber(Date.parse(instant), 'America/New_York'),
        hasEnded: false,
      });
    // The day has 23 hours.
    expect(at('2026-03-08T04:59:59Z')).toBe('scheduled');
    expect(at('2026-03-08T05:00:00Z')).toBe('active');
    expect(at('2026-03-09T03:59:59Z')).toBe('active');
    expect(at('2026-03-09T04:00:00Z')).toBe('counting');
  });

  it.each([
    [99, false, 'scheduled'],
    [100, false, 'active'],
    [106, false, 'active'],
    [107, false, 'counting'],
    [107, true, 'ended'],
  ])('on day %i, ended: %s, it is %s', (today, hasEnded, phase) => {
    expect(competitionPhase(days, { today, hasEnded })).toBe(phase);
  });

  it.each([
    [100, 'starts-too-soon'],
    [101, 'starts-too-soon'],
    [99, null],
  ])('cannot begin today or before: on day %i it is %s', (today, fault) => {
    expect(competitionDaysFault(days, today)).toBe(fault);
  });

  it('are in order, 31 at most, and within a year', () => {
    expect(competitionDaysFault({ startDay: 100, dueDay: 99 }, 50)).toBe('due-before-start');
    expect(competitionDaysFault({ startDay: 100, dueDay: 100 }, 50)).toBeNull();
    expect(competitionDaysFault({ startDay: 100, dueDay: 130 }, 50)).toBeNull();
    expect(competitionDaysFault({ startDay: 100, dueDay: 131 }, 50)).toBe('too-long');
    expect(competitionDaysFault({ startDay: 467, dueDay: 470 }, 100)).toBe('too-long');
  });
});
