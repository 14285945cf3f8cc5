import { learnRecord, newRecord, type QuestionRecord } from './question-record.ts';
import type { Estimate } from './response-curve.ts';
import type { Level } from './scale.ts';

/** A counted answer as its question learns from it. */
export interface Lesson {
  readonly questionId: number;
  /** Of the passage, for a question without an answer. */
  readonly level: Level;
  /** The chosen option, from 0. */
  readonly option: number;
  readonly right: boolean;
  /** The student before the quiz. */
  readonly student: Estimate;
}

/** A question with all that is kept of it; `chosen` counts each option in counted answers, in the options' order. */
export type LearnedQuestion = QuestionRecord & {
  readonly questionId: number;
  readonly chosen: readonly number[];
};

/** How often each option was chosen, with the new choices. */
function countChoices(before: readonly number[], lessons: readonly Lesson[]): number[] {
  const chosen = [...before];
  for (const { option } of lessons) {
    while (chosen.length <= option) chosen.push(0);
    chosen[option]! += 1;
  }
  return chosen;
}

/**
 * The questions after a batch of lessons (Steady rule 9): only those that were in it. The same lessons in the same order
 * give the same to the last bit, so a batch can be replayed.
 */
export function learnLessons(
  known: ReadonlyMap<number, LearnedQuestion>,
  lessons: readonly Lesson[],
): LearnedQuestion[] {
  const byQuestion = Map.groupBy(lessons, ({ questionId }) => questionId);
  return [...byQuestion].map(([questionId, own]) => {
    const before = known.get(questionId) ?? { questionId, chosen: [], ...newRecord(own[0]!.level) };
    return { ...before, ...learnRecord(before, own), chosen: countChoices(before.chosen, own) };
  });
}
