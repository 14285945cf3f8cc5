import { type Level, placeOf } from '#features/progress/core/scale.ts';
import {
  CEILING,
  DISCRIMINATION_MEAN,
  DISCRIMINATION_SD,
  FLOOR_MEAN,
  FLOOR_SD,
  FORM_SD,
  ITEM_OFFSET,
  ITEM_SD,
  PASSAGE_SD,
  SUIT_SD,
} from './constants.ts';
import type { RandomStream } from './random.ts';

/** A question as it truly is. */
export type TrueItem = {
  /** Logits. */
  readonly difficulty: number;
  readonly discrimination: number;
  /** Chance of a right answer without understanding. */
  readonly floor: number;
};

const SPREAD = Math.log(1 + (DISCRIMINATION_SD / DISCRIMINATION_MEAN) ** 2);
const MEDIAN_DISCRIMINATION = DISCRIMINATION_MEAN * Math.exp(-SPREAD / 2);

/** The questions of one passage, which share the passage's own deviation from its level. */
export function makeItems(random: RandomStream, level: Level, count: number): readonly TrueItem[] {
  const passage = random.normal(placeOf(level) - ITEM_OFFSET, PASSAGE_SD);
  return Array.from({ length: count }, () => ({
    difficulty: random.normal(passage, ITEM_SD),
    discrimination: random.lognormal(MEDIAN_DISCRIMINATION, Math.sqrt(SPREAD)),
    floor: random.normal(FLOOR_MEAN, FLOOR_SD),
  }));
}

/** True chance of a right answer of a reader at this place today, with this passage. */
export function trueChance(logit: number, { difficulty, discrimination, floor }: TrueItem): number {
  return floor + (CEILING - floor) / (1 + Math.exp(discrimination * (difficulty - logit)));
}

/** Five-point Gauss-Hermite rule for a standard normal. */
const NODES = [-2.856970013872806, -1.355626179974266, 0, 1.355626179974266, 2.856970013872806];
const WEIGHTS = [
  0.011257411327720691, 0.2220759220056126, 0.5333333333333333, 0.2220759220056126, 0.011257411327720691,
];
const DAY_SD = Math.hypot(FORM_SD, SUIT_SD);

/** The score 0..1 that a passage truly gives a reader on average over days and over how it suits them. */
export function trueScore(ability: number, items: readonly TrueItem[]): number {
  let sum = 0;
  for (const item of items) {
    for (let node = 0; node < NODES.length; node++) {
      sum += WEIGHTS[node]! * trueChance(ability + DAY_SD * NODES[node]!, item);
    }
  }
  return sum / items.length;
}
