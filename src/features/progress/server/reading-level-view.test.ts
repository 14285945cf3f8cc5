import { describe, expect, it } from 'vitest';
import { ALL_LEVELS } from '../core/scale.ts';
import { readingLevelOf, type StoredLevel } from './reading-level-view.ts';

/** Between Four and Five: the places of levels are `UNITS / 180` logits. */
const known: StoredLevel = {
  student_id: 7,
  mean: 4.6,
  sd: 0.3,
  level: 5,
  pretest_status: 'pretest_complete',
  counted_answers: 24,
};
const of = (changes: Partial<StoredLevel>, range = ALL_LEVELS) =>
  readingLevelOf({ ...known, ...changes }, range);

describe('no level is known', () => {
  it.each<[string, Partial<StoredLevel>]>([
    ['before the pretest', { mean: null, sd: null, level: null, pretest_status: null }],
    ['while the pretest runs', { pretest_status: 'pretest_in_progress' }],
    ['while no answer counted', { counted_answers: 0 }],
  ])('%s', (_, changes) => expect(of(changes)).toBeNull());
});

describe('a level is known', () => {
  it('from the first answer that counts, and of who began before answers were counted', () => {
    expect(of({ counted_answers: 1 })).toMatchObject({ value: 4.6, level: 5, nearest: 5 });
    expect(of({ counted_answers: null })).not.toBeNull();
  });

  it('with the level nearest the estimate itself, not nearest its rounded figure', () => {
    // The line between One and Two lies at 2 logits, which is 1.5 on the scale.
    expect(of({ mean: 1.97, level: 1 })).toMatchObject({ value: 1.5, level: 1, nearest: 1 });
    expect(of({ mean: 2.03, level: 1 })).toMatchObject({ value: 1.5, level: 1, nearest: 2 });
  });

  it('without a figure that looks certain at the ends of the scale', () => {
    expect(of({ mean: 0.5, level: 1 })).toMatchObject({ value: 1, end: 'floor', measure: null });
    expect(of({ mean: 9, level: 12 })).toMatchObject({
      value: 12,
      end: 'ceiling',
      nearNext: false,
      measure: null,
    });
    expect(of({ mean: 0.5, level: 1 })?.uncertainty).toBeGreaterThan(0);
  });

  it('inside the range of the class, and says where the range holds it', () => {
    const range = { minLevel: 6, maxLevel: 8 } as const;
    expect(of({}, range)).toMatchObject({ level: 6, nearest: 5, limited: true });
    expect(of({ mean: 5.7, level: 7 }, range)).toMatchObject({ level: 7, limited: false });
  });
});
