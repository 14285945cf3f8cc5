import { expect, it } from 'vitest';
import { placeOf } from '#features/progress/core/scale.ts';
import { levelMovement, type MovementFacts } from './level-movement.ts';

/** A student whose level went from Four to Seven in five quizzes that were read. */
const risen: MovementFacts = {
  start: { mean: placeOf(4), sd: 1.2 },
  now: { mean: placeOf(7), sd: 0.4 },
  answers: 25,
  fast: 0,
};

it('is beyond doubt where many answers counted and the level moved far', () => {
  expect(levelMovement(risen)).toEqual({ levels: 3, way: 'up' });
  expect(
    levelMovement({ ...risen, start: { ...risen.now, sd: 1.2 }, now: { ...risen.start, sd: 0.4 } }),
  ).toEqual({
    levels: -3,
    way: 'down',
  });
});

it.each<[string, Partial<MovementFacts>, ReturnType<typeof levelMovement>]>([
  ['there was no quiz', { answers: 0 }, null],
  ['every answer came too fast', { answers: 25, fast: 25 }, null],
  ['there was one quiz', { answers: 5 }, { levels: 3, way: null }],
  ['few answers counted', { answers: 12, fast: 3 }, { levels: 3, way: null }],
  ['more than three in ten came too fast', { answers: 25, fast: 8 }, { levels: 3, way: null }],
  ['the start was hardly known', { now: { mean: placeOf(5), sd: 0.4 } }, { levels: 1, way: null }],
  [
    'the level is no longer known well',
    { start: { mean: placeOf(4), sd: 0.3 }, now: { mean: placeOf(5), sd: 1.2 } },
    { levels: 1, way: null },
  ],
  ['nothing moved', { now: { mean: placeOf(4), sd: 0.4 } }, { levels: 0, way: null }],
])('is not told as one where %s', (_, facts, movement) => {
  expect(levelMovement({ ...risen, ...facts })).toEqual(movement);
});

it('is beyond doubt with a few fast answers among many', () => {
  expect(levelMovement({ ...risen, fast: 7 })).toEqual({ levels: 3, way: 'up' });
});
