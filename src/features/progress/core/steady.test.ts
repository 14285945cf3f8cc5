import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyQuiz } from './apply-quiz.ts';
import type { Answer } from './evidence.ts';
import { quizPoints } from './points.ts';
import { applyPretestPassage } from './pretest.ts';
import { learnFromAnswer } from './question-state.ts';
import { expectedChance, type QuestionState } from './response-curve.ts';
import { ALL_LEVELS, toLevel } from './scale.ts';
import type { StudentState } from './student-state.ts';

/** A passage as the development simulation of Steady computed it. */
type Vector = {
  before: StudentState;
  /** True for a passage of the pretest. */
  test: boolean;
  days: number;
  answers: Answer[];
  chance: number[];
  after: StudentState;
  learned: QuestionState[];
  /** d: passage level - reference level; nth: quiz of the day; value: points. */
  points: { d: number; nth: number; value: number };
};

const PRECISION = 1e-9;

const vectors = JSON.parse(readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')) as Vector[];

/** The largest difference of two lists of numbers; infinite when they differ in length. */
function difference(actual: readonly number[], wanted: readonly number[]): number {
  if (actual.length !== wanted.length) return Infinity;
  return Math.max(0, ...actual.map((value, index) => Math.abs(value - wanted[index]!)));
}

const numbersOf = ({ mean, sd, level, since, up, down }: StudentState) => [mean, sd, level, since, up, down];

function stateAfter({ before, test, days, answers }: Vector): StudentState {
  if (test) return applyPretestPassage(before, answers);
  const quiz = { gapDays: days, answers, range: ALL_LEVELS, rule: 'steady', assignedLevel: null } as const;
  return applyQuiz(before, quiz).state;
}

function learnedFrom({ before, answers }: Vector): readonly QuestionState[] {
  return answers.map((answer) =>
    answer.counted ? learnFromAnswer(answer, { student: before, right: answer.right }) : answer,
  );
}

function pointsOf({ answers, points: { d, nth } }: Vector): number {
  const passageLevel = toLevel(d > 0 ? 12 : 6);
  const referenceLevel = toLevel(passageLevel - d);
  return quizPoints({ answers, passageLevel, referenceLevel, nthOfDay: nth, paidBefore: false }).total;
}

describe('Steady agrees with its 400 vectors to 1e-9', () => {
  it('has 400, of the pretest and of practice', () => {
    expect(vectors).toHaveLength(400);
    expect(vectors.filter(({ test }) => test)).toHaveLength(100);
  });

  it.each(vectors.map((vector, index) => [index, vector] as const))('vector %i', (_, vector) => {
    const { before, answers, chance, after, learned, points } = vector;
    const expected = answers.map((answer) => expectedChance(before, answer));
    expect(difference(expected, chance)).toBeLessThan(PRECISION);
    expect(difference(numbersOf(stateAfter(vector)), numbersOf(after))).toBeLessThan(PRECISION);
    const questions = learnedFrom(vector).flatMap(({ b, v }) => [b, v]);
    const wanted = learned.flatMap(({ b, v }) => [b, v]);
    expect(difference(questions, wanted)).toBeLessThan(PRECISION);
    expect(pointsOf(vector)).toBe(points.value);
  });
});
