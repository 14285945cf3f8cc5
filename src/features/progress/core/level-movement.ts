import { guessesMuch } from './guessing.ts';
import type { Estimate } from './response-curve.ts';
import { levelAt } from './scale.ts';

/** What a movement is told from. */
export interface MovementFacts {
  /** The estimate at the start, such as the end of the pretest, and at the end, such as now. */
  readonly start: Estimate;
  readonly now: Estimate;
  /** Answers in the quizzes that say so, and those among them that came too fast to count. */
  readonly answers: number;
  readonly fast: number;
}

/** How far a level moved, as a teacher is told. */
export interface LevelMovement {
  /** In levels with one decimal. */
  readonly levels: number;
  /** Which way it moved beyond doubt; null where it may be chance. */
  readonly way: 'up' | 'down' | null;
}

/** Counted answers from which a movement is looked at: those of two quizzes. */
const ENOUGH_COUNTED = 10;

/** Standard deviations within which nine of ten values lie, one of twenty above. */
const SURE = 1.65;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * How far a level moved. Null where no answer counted: then only the calendar has moved the estimate. It is beyond doubt where enough
 * answers counted, few of them came too fast, and it went further than an estimate wanders while a student stays the same.
 */
export function levelMovement({ start, now, answers, fast }: MovementFacts): LevelMovement | null {
  const counted = answers - fast;
  if (counted === 0) return null;
  const levels = oneDecimal(oneDecimal(levelAt(now.mean)) - oneDecimal(levelAt(start.mean)));
  const isFar = Math.abs(now.mean - start.mean) > wanderOf(start, now);
  const isSure = counted >= ENOUGH_COUNTED && !guessesMuch(fast / answers) && isFar && levels !== 0;
  return { levels, way: isSure ? (levels > 0 ? 'up' : 'down') : null };
}

/**
 * How far an estimate wanders at most, in logits, with nineteen of twenty students who stay the same. After the pretest the doubt is
 * set up again, so the estimate of now rests on other answers than that of the start, and the two err each in its own way.
 */
const wanderOf = (start: Estimate, now: Estimate): number => SURE * Math.hypot(start.sd, now.sd);
