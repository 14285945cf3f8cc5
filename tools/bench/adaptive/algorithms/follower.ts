import type { Answer } from '#features/progress/core/evidence.ts';
import { LEVELS, type Level } from '#features/progress/core/scale.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import type { BankPassage } from '../world/bank.ts';

export type Mode = 'pretest' | 'practice';

/** An algorithm at work on one student: it places them, chooses their passages and moves their level. */
export interface Follower {
  /** Passages of its pretest, and questions asked about each. */
  readonly pretest: { readonly passages: number; readonly questions: number };
  /** The level that the student sees. */
  readonly shownLevel: Level;
  /** Where the algorithm believes the student to be, logits. */
  readonly logit: number;
  /** The levels from which candidates are drawn for the next passage. */
  levels(mode: Mode): readonly Level[];
  /** The passage that it would have the student read. */
  choose(candidates: readonly BankPassage[], mode: Mode): BankPassage;
  /** A passage of the pretest was answered. */
  observe(answers: readonly Answer[]): void;
  finishPretest(): void;
  /** A quiz was finished, so many days after the one before. */
  follow(answers: readonly Answer[], gapDays: number): void;
}

/** Starts to follow a student of whom this is known. */
export type Algorithm = (start: StudentState) => Follower;

/** The shown level and its two neighbours in practice, every level in the pretest (Steady rule 3). */
export function levelsAround(shown: Level, mode: Mode): readonly Level[] {
  if (mode === 'pretest') return LEVELS;
  return LEVELS.filter((level) => Math.abs(level - shown) <= 1);
}
