import type { QuestionRecord } from './question-record.ts';
import { type Level, placeOf } from './scale.ts';
import { OFFSET } from './steady-constants.ts';

/** Fewer counted answers than this say too little, about a question as about a level (Steady, open points). */
export const ENOUGH_ANSWERS = 200;
/** Below this correlation a question is broken: better readers do not get it right more often (Steady, open points). */
export const BROKEN_BELOW = -0.1;
/** A level whose questions lie further than this from where they should does not mean what it says; logits. */
export const MAX_SHIFT = 0.2;

/** Sum of squares around the mean, or of products around the means. */
const centred = (products: number, sumA: number, sumB: number, n: number) => products - (sumA * sumB) / n;

/**
 * Correlation over the counted answers between how much better than expected they were and how far the students were
 * above the question. A sound question has none, whatever its difficulty; null when nothing varies.
 */
export function correlationOf(record: QuestionRecord): number | null {
  const { answers, right, expected, distance, distanceSquares, residualSquares, products } = record;
  if (answers < 2) return null;
  const residual = right - expected;
  const spread = centred(distanceSquares, distance, distance, answers);
  const scatter = centred(residualSquares, residual, residual, answers);
  const product = Math.sqrt(spread * scatter);
  return product > 0 ? centred(products, residual, distance, answers) / product : null;
}

/** Whether a question looks broken: enough answers, and they do not rise with ability. */
export function looksBroken(record: QuestionRecord): boolean {
  if (record.answers < ENOUGH_ANSWERS) return false;
  const correlation = correlationOf(record);
  return correlation !== null && correlation < BROKEN_BELOW;
}

/** How the questions of a level turned out; shift in logits, null (as `holds`) until there are enough answers. */
export interface LevelCheck {
  readonly level: Level;
  /** Questions that were answered, and their counted answers. */
  readonly questions: number;
  readonly answers: number;
  readonly shift: number | null;
  readonly holds: boolean | null;
}

/** Whether the answered questions of a level are as hard as the level says, on average. */
export function checkLevel(level: Level, records: readonly QuestionRecord[]): LevelCheck {
  const answered = records.filter(({ answers }) => answers > 0);
  const answers = answered.reduce((sum, record) => sum + record.answers, 0);
  const known = { level, questions: answered.length, answers };
  if (answers < ENOUGH_ANSWERS) return { ...known, shift: null, holds: null };
  const nominal = placeOf(level) - OFFSET;
  const shift = answered.reduce((sum, { b }) => sum + b - nominal, 0) / answered.length;
  return { ...known, shift, holds: Math.abs(shift) <= MAX_SHIFT };
}
