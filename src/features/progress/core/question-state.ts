import type { Estimate, QuestionState } from './response-curve.ts';
import { logistic, SPAN, slopeFor } from './response-curve.ts';
import { type Level, placeOf } from './scale.ts';
import { GUESS, ITEM_SD, ITEM_SD_MIN, OFFSET } from './steady-constants.ts';

/** A counted answer as its question sees it: who answered (before the quiz, no time passed) and how it went. */
export type Observation = { readonly student: Estimate; readonly right: boolean };

/** What a new question of a passage of this level is believed to be (Steady rule 1). */
export function newQuestion(level: Level): QuestionState {
  return { b: placeOf(level) - OFFSET, v: ITEM_SD * ITEM_SD };
}

/** Chance of a right answer, information of the answer about b (1/logits²), and its pull on b (1/logits). */
export function lessonOf(question: QuestionState, { student, right }: Observation) {
  const slope = slopeFor(student, question);
  const s = logistic((student.mean - question.b) * slope);
  const chance = GUESS + SPAN * s;
  const gradient = SPAN * slope * s * (1 - s);
  const weight = gradient / (chance * (1 - chance));
  return { chance, information: weight * gradient, pull: weight * ((right ? 1 : 0) - chance) };
}

/**
 * The question after a batch of counted answers, all judged by its state when the batch began; the order of the
 * batch does not matter, and one answer is a batch of one (Steady rule 9).
 */
export function learnFromBatch(question: QuestionState, batch: readonly Observation[]): QuestionState {
  let information = 0;
  let pull = 0;
  for (const observation of batch) {
    const lesson = lessonOf(question, observation);
    information += lesson.information;
    pull += lesson.pull;
  }
  const v = Math.max(1 / (1 / question.v + information), ITEM_SD_MIN * ITEM_SD_MIN);
  return { b: question.b - v * pull, v };
}

/** The question after one counted answer (Steady rule 9). */
export function learnFromAnswer(question: QuestionState, observation: Observation): QuestionState {
  return learnFromBatch(question, [observation]);
}
