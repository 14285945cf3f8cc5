import { LEVELS, type Level } from './scale.ts';

/** Quizzes passed at a level that make it a reference, and the days they count. */
const PASSED_QUIZZES = 3;
const WINDOW_DAYS = 60;

/** A finished quiz as the reference level sees it; `dayNumber` is the civil day in the student's zone. */
export type FinishedQuiz = { readonly level: Level; readonly passed: boolean; readonly dayNumber: number };

/**
 * The level against which a passage's difficulty is paid: the higher of the shown level and the highest level at
 * which three quizzes were passed in the last 60 days, today included (points rule). It keeps a student from
 * losing on purpose to farm easy texts.
 */
export function referenceLevel(shown: Level, quizzes: readonly FinishedQuiz[], today: number): Level {
  const passed = new Map<Level, number>();
  for (const { level, passed: isPassed, dayNumber } of quizzes) {
    const recent = dayNumber <= today && today - dayNumber < WINDOW_DAYS;
    if (isPassed && recent) passed.set(level, (passed.get(level) ?? 0) + 1);
  }
  const proven = LEVELS.findLast((level) => (passed.get(level) ?? 0) >= PASSED_QUIZZES);
  return proven !== undefined && proven > shown ? proven : shown;
}
