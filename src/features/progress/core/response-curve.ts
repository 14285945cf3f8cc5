import { CEIL, FLATTENING, GUESS, TAU } from './steady-constants.ts';

/** What Steady knows of a question's difficulty: `b` logits with variance `v` logits². */
export type QuestionState = { readonly b: number; readonly v: number };

/** What Steady believes of a student's ability: `mean` logits, standard deviation `sd` logits. */
export type Estimate = { readonly mean: number; readonly sd: number };

/** Height of the response curve between guessing and slips. */
export const SPAN = CEIL - GUESS;

/** f(v): how much an unknown of variance v (logits²) flattens the curve (Steady, notation). */
export function flattening(variance: number): number {
  return 1 / Math.sqrt(1 + FLATTENING * variance);
}

/** σ(z) (Steady, notation). */
export function logistic(z: number): number {
  return 1 / (1 + Math.exp(-z));
}

/** The slope of the curve for a student met through their doubt, the passage's shift and the question's doubt. */
export function slopeFor(student: Estimate, question: QuestionState): number {
  return flattening(student.sd * student.sd + TAU * TAU + question.v);
}

/** Chance 0.25..0.98 that the student answers the question right (Steady rule 2). */
export function expectedChance(student: Estimate, question: QuestionState): number {
  return GUESS + SPAN * logistic((student.mean - question.b) * slopeFor(student, question));
}

/** Expected share of right answers of a passage, the mean of its chances; without questions NaN (Steady rule 2). */
export function expectedScore(student: Estimate, questions: readonly QuestionState[]): number {
  let sum = 0;
  for (const question of questions) sum += expectedChance(student, question);
  return sum / questions.length;
}
