import { describe, expect, it } from 'vitest';
import { LEVELS, type Level, placeOf } from '#features/progress/core/scale.ts';
import { studentOf } from '../measures/journey.ts';
import { makeItems, trueScore } from './items.ts';
import { RandomStream } from './random.ts';
import { grown, makeStudent } from './students.ts';

/** Mean true score of a reader at the place of `reader` on many passages of a level. */
function meanScore(reader: Level, level: Level): number {
  const random = new RandomStream(1, 'test', reader, level);
  const passages = 2000;
  let sum = 0;
  for (let n = 0; n < passages; n++) sum += trueScore(placeOf(reader), makeItems(random, level, 6));
  return sum / passages;
}

describe('the simulated world', () => {
  it.each(LEVELS)('gives a matched reader of level %i 75.5 %% of the answers', (level) => {
    expect(Math.abs(meanScore(level, level) - 0.755)).toBeLessThan(0.01);
  });

  it.each(LEVELS.slice(1))('gives 78–86 %% to a reader of level %i one level below', (level) => {
    const score = meanScore(level, LEVELS[level - 2]!);
    expect([score > 0.775, score < 0.865]).toEqual([true, true]);
  });

  // One and Two lie a whole logit below their neighbours: there a level above gives 60–62 %.
  it.each(LEVELS.slice(2, -1))('gives 64–73 %% to a reader of level %i one level above', (level) => {
    const score = meanScore(level, LEVELS[level]!);
    expect([score > 0.635, score < 0.735]).toEqual([true, true]);
  });

  it('makes the same student from the same seed, and another from another', () => {
    expect(studentOf(3, 7)).toEqual(studentOf(3, 7));
    expect(studentOf(3, 7)).not.toEqual(studentOf(4, 7));
  });

  it('has the grades, the spread and the growth that it states', () => {
    const students = Array.from({ length: 20_000 }, (_, n) => makeStudent(new RandomStream(1, n)));
    const share = students.filter(({ grade }) => grade === 5).length / students.length;
    const offsets = students.map(({ grade, ability }) => ability - placeOf(grade as Level));
    const variance = offsets.reduce((sum, offset) => sum + offset ** 2, 0) / offsets.length;
    const growth = students.reduce((sum, student) => sum + student.growth, 0) / students.length;
    expect(share).toBeCloseTo(0.14, 1.9);
    expect(Math.sqrt(variance)).toBeCloseTo(1.3, 1.5);
    expect(growth).toBeCloseTo(1, 1.5);
  });

  it.each([
    [placeOf(3), placeOf(4)],
    [placeOf(1) - 1, placeOf(1) - 1 + (placeOf(2) - placeOf(1))],
    [placeOf(12) + 1, placeOf(12) + 1 + (placeOf(12) - placeOf(11))],
  ])('lets a reader at %d grow a level in a year', (ability, expected) => {
    expect(grown(ability, 1, 365)).toBeCloseTo(expected, 12);
  });
});
