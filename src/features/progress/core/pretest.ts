import { type Answer, weighAnswers } from './evidence.ts';
import { passTime } from './pass-time.ts';
import { ALL_LEVELS, clipLevel, type LevelRange, nearestLevel, toLevel } from './scale.ts';
import {
  DOUBT,
  PRE_EXTRA_PASSAGES,
  PRE_FAST_ANSWERS,
  PRE_K,
  PRE_MAX_QUESTIONS,
  PRE_PASSAGES,
} from './steady-constants.ts';
import type { StudentState } from './student-state.ts';
import { updateEstimate } from './update-estimate.ts';

/** A pretest taken again starts from what is known, looked at with an open mind: doubt at least 1.2 logits. */
export function reopenPretest(state: StudentState, gapDays: number): StudentState {
  const rested = passTime(state, gapDays);
  return { ...rested, sd: Math.max(rested.sd, DOUBT) };
}

/**
 * Levels of the next passage of a pretest. Until an answer has counted nothing is known but where it began, and a passage is at that level or
 * one below (decision 55); then any that informs.
 */
export function pretestRange(
  { level }: Pick<StudentState, 'level'>,
  { questions, fast }: { readonly questions: number; readonly fast: number },
): LevelRange {
  return questions > fast ? ALL_LEVELS : { minLevel: toLevel(Math.max(1, level - 1)), maxLevel: level };
}

/** The state after a passage of the pretest: only the estimate moves (Steady rules 5 and 8). */
export function applyPretestPassage(state: StudentState, answers: readonly Answer[]): StudentState {
  if (!answers.some((answer) => answer.counted)) return state;
  return { ...state, ...updateEstimate(state, weighAnswers(answers)) };
}

/** The end of the pretest: the shown level is set, clipped to the class's range, and doubt stays (Steady rule 8). */
export function finishPretest(state: StudentState, range: LevelRange): StudentState {
  const level = clipLevel(nearestLevel(state.mean), range);
  return { mean: state.mean, sd: Math.max(state.sd, DOUBT), level, since: 0, up: 0, down: 0 };
}

/**
 * Whether the pretest goes on with another passage: four, or six when three or more answers were fast,
 * and never over 18 questions (Steady rule 8).
 */
export function pretestGoesOn(done: { passages: number; questions: number; fast: number }): boolean {
  const passages = PRE_PASSAGES + (done.fast >= PRE_FAST_ANSWERS ? PRE_EXTRA_PASSAGES : 0);
  return done.passages < passages && done.questions + PRE_K <= PRE_MAX_QUESTIONS;
}
