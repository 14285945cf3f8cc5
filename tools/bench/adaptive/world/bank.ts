import { LEVEL_STANDARDS } from '#features/library/core/passage-standard.ts';
import type { Candidate } from '#features/progress/core/choose-passages.ts';
import { newQuestion } from '#features/progress/core/question-state.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { LEVELS, type Level } from '#features/progress/core/scale.ts';
import { CALIBRATED_SD, QUIZ_QUESTIONS } from './constants.ts';
import { makeItems, type TrueItem } from './items.ts';
import { RandomStream } from './random.ts';

/** A passage of the bank: what is true of it, and what the engine knows of its questions. */
export type BankPassage = Candidate & {
  readonly index: number;
  readonly words: number;
  readonly items: readonly TrueItem[];
  /** Learned in place by the closed loop. */
  readonly questions: QuestionState[];
};

/** The passages of every level, `byLevel[level - 1]`. */
export type Bank = { readonly byLevel: readonly (readonly BankPassage[])[]; readonly size: number };

/** cold: nothing is known but the nominal levels; calibrated: difficulties are known to ±0.25 logits. */
export type Knowledge = 'cold' | 'calibrated';

export type BankPlan = {
  readonly knowledge: Knowledge;
  readonly perLevel: number;
  /** Fewest and most questions of a passage. */
  readonly questions: readonly [number, number];
};

/** So many passages a level that nobody runs out. */
export const LARGE_BANK: Omit<BankPlan, 'knowledge'> = { perLevel: 400, questions: QUIZ_QUESTIONS };

function knownOf(random: RandomStream, knowledge: Knowledge, level: Level, item: TrueItem): QuestionState {
  if (knowledge === 'cold') return newQuestion(level);
  return { b: random.normal(item.difficulty, CALIBRATED_SD), v: CALIBRATED_SD * CALIBRATED_SD };
}

function makePassage(random: RandomStream, level: Level, index: number, plan: BankPlan): BankPassage {
  const items = makeItems(random, level, random.integer(...plan.questions));
  const [fewest, most] = LEVEL_STANDARDS[level - 1]!.words;
  return {
    passageId: `${index}`,
    index,
    level,
    topic: '',
    genre: '',
    skills: [],
    lastReadDay: null,
    passed: false,
    words: random.integer(fewest, most),
    items,
    questions: items.map((item) => knownOf(random, plan.knowledge, level, item)),
  };
}

export function makeBank(seed: number, plan: BankPlan): Bank {
  const random = new RandomStream(seed, 'bank', plan.knowledge);
  const { perLevel } = plan;
  const byLevel = LEVELS.map((level) =>
    Array.from({ length: perLevel }, (_, n) => makePassage(random, level, (level - 1) * perLevel + n, plan)),
  );
  return { byLevel, size: LEVELS.length * perLevel };
}
