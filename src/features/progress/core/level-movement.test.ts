import { expect, it } from 'vitest';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { applyQuiz } from './apply-quiz.ts';
import { levelMovement, type MovementFacts } from './level-movement.ts';
import { applyPretestPassage, finishPretest } from './pretest.ts';
import { newQuestion } from './question-state.ts';
import { type Estimate, expectedChance } from './response-curve.ts';
import { ALL_LEVELS, type Level, nearestLevel, placeOf, toLevel } from './scale.ts';
import { newStudent } from './student-state.ts';

/** A student whose level went from Four to Seven in five quizzes that were read. */
const risen: MovementFacts = {
  start: { mean: placeOf(4), sd: 0.8 },
  now: { mean: placeOf(7), sd: 0.4 },
  answers: 25,
  fast: 0,
};

it('is beyond doubt where many answers counted and the level moved far', () => {
  expect(levelMovement(risen)).toEqual({ levels: 3, way: 'up' });
  expect(
    levelMovement({ ...risen, start: { ...risen.now, sd: 0.8 }, now: { ...risen.start, sd: 0.4 } }),
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

/** A student of one level, with a pretest and nine quizzes that were read. */
function steadyReader(level: Level, random: () => number): MovementFacts {
  const reader: Estimate = { mean: placeOf(level), sd: 0 };
  const answers = (at: number, count: number) =>
    Array.from({ length: count }, () => {
      const question = newQuestion(toLevel(at));
      return { ...question, right: random() < expectedChance(reader, question), counted: true };
    });
  let state = newStudent(4);
  for (let passage = 0; passage < 4; passage++)
    state = applyPretestPassage(state, answers(nearestLevel(state.mean), 3));
  const start = state;
  state = finishPretest(state, ALL_LEVELS);
  for (let quiz = 0; quiz < 9; quiz++)
    ({ state } = applyQuiz(state, {
      gapDays: 7,
      answers: answers(nearestLevel(state.mean), 5),
      range: ALL_LEVELS,
      rule: 'steady',
      assignedLevel: null,
    }));
  return { start, now: state, answers: 25, fast: 0 };
}

it.each<Level>([2, 4, 6])('is hardly ever told of a student who stays at level %i', (level) => {
  const random = randomFrom(level);
  const movements = Array.from({ length: 200 }, () => levelMovement(steadyReader(level, random)));
  const sure = movements.filter((movement) => movement !== null && movement.way !== null);
  expect(sure.length / movements.length).toBeLessThan(0.07);
});
