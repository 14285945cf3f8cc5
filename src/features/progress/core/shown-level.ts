import { type Level, nearestLevel, toLevel } from './scale.ts';
import { DWELL, MARGIN, MAX_STEP, PASS } from './steady-constants.ts';

/** How the shown level of a class moves: Steady, or the field's 90/70 staircase. */
export const LEVEL_RULES = ['steady', 'classic'] as const;
export type LevelRule = (typeof LEVEL_RULES)[number];

/** What a finished quiz says to the rule that moves the shown level. */
export type LevelEvidence = {
  /** The shown level before. */
  readonly level: Level;
  /** The updated estimate, logits. */
  readonly mean: number;
  /** Right ÷ counted answers. */
  readonly score: number;
  /** Quizzes since the level last moved, this one included. */
  readonly since: number;
};

/** Score from which the classic rule goes one level up. */
const CLASSIC_UP = 0.9;

/** The shown level follows the estimate once it is clearly past the line (Steady rule 7). */
function steadyLevel({ level, mean, score, since }: LevelEvidence): Level {
  const low = nearestLevel(mean - MARGIN);
  const high = nearestLevel(mean + MARGIN);
  if (low > level && score >= PASS && (since >= DWELL || low - level >= 2)) {
    return toLevel(Math.min(low, level + MAX_STEP));
  }
  if (high < level && score < PASS && (since >= DWELL || level - high >= 2)) {
    return toLevel(Math.max(high, level - MAX_STEP));
  }
  return level;
}

/** One level up from 90 %, one down below 70 %, whatever the estimate says (classic 90/70 rule). */
function classicLevel({ level, score }: LevelEvidence): Level {
  if (score >= CLASSIC_UP) return toLevel(level + 1);
  return score < PASS ? toLevel(level - 1) : level;
}

/** The shown level after a quiz by the class's rule, before the class's range clips it. */
export function nextLevel(rule: LevelRule, evidence: LevelEvidence): Level {
  return rule === 'steady' ? steadyLevel(evidence) : classicLevel(evidence);
}
