import { learnFromBatch, lessonOf, newQuestion, type Observation } from './question-state.ts';
import type { QuestionState } from './response-curve.ts';
import type { Level } from './scale.ts';

/** All that is kept of a question: what is believed of its difficulty, and sums over the answers that taught it. */
export type QuestionRecord = QuestionState & {
  /** Counted answers. */
  readonly answers: number;
  readonly right: number;
  /** Right answers that were expected of these students. */
  readonly expected: number;
  /** Sums of (mean - b), its square, the square of (right - expected), and the product of the two: for a correlation. */
  readonly distance: number;
  readonly distanceSquares: number;
  readonly residualSquares: number;
  readonly products: number;
};

/**
 * Answers that are judged by the same state of a question. In longer batches the first step overshoots; with so many
 * the result is as good as answer by answer (docs/adaptive.md, learning in batches).
 */
export const STEP = 50;

/** A question of a passage of this level without an answer. */
export function newRecord(level: Level): QuestionRecord {
  const sums = { distance: 0, distanceSquares: 0, residualSquares: 0, products: 0 };
  return { ...newQuestion(level), answers: 0, right: 0, expected: 0, ...sums };
}

/** The record after up to `STEP` answers, all judged by its state before them. */
function learnStep(record: QuestionRecord, batch: readonly Observation[]): QuestionRecord {
  let { answers, right, expected, distance, distanceSquares, residualSquares, products } = record;
  for (const observation of batch) {
    const away = observation.student.mean - record.b;
    const { chance } = lessonOf(record, observation);
    const residual = (observation.right ? 1 : 0) - chance;
    answers += 1;
    right += observation.right ? 1 : 0;
    expected += chance;
    distance += away;
    distanceSquares += away * away;
    residualSquares += residual * residual;
    products += residual * away;
  }
  const sums = { answers, right, expected, distance, distanceSquares, residualSquares, products };
  return { ...learnFromBatch(record, batch), ...sums };
}

/** The record after any number of counted answers, in steps of `STEP`; the same answers in the same order give the same. */
export function learnRecord(
  before: QuestionRecord,
  observations: readonly Observation[],
  step = STEP,
): QuestionRecord {
  let record = before;
  for (let from = 0; from < observations.length; from += step) {
    record = learnStep(record, observations.slice(from, from + step));
  }
  return record;
}
