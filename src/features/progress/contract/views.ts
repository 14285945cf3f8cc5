import { z } from 'zod';

/** Why the level is what it is, as data; the screens turn it into a sentence (Steady, `LevelReport`). */
export const levelReason = z.object({
  code: z.enum(['up', 'down', 'surprise', 'range', 'fast', 'few', 'off-level', 'again', 'stay']),
  asked: z.number().int(),
  counted: z.number().int(),
  /** Right among the counted ones. */
  right: z.number().int(),
  /** Right answers that were expected among the counted ones. */
  expected: z.number(),
  from: z.number().int(),
  to: z.number().int(),
  surprise: z.boolean(),
});
export type LevelReason = z.output<typeof levelReason>;

export const rankView = z.object({
  rankId: z.number().int(),
  title: z.string(),
  totalPoints: z.number().int(),
  minPoints: z.number().int(),
  /** The next rank and the points still missing; null at the top. */
  next: z.object({ title: z.string(), minPoints: z.number().int(), missing: z.number().int() }).nullable(),
});
export type RankView = z.output<typeof rankView>;

/** At an end of the scale an estimate has no figure: "One or below", "Twelve or above". */
export const scaleEnd = z.enum(['floor', 'ceiling']).nullable();

/** A student's reading level: one decimal, with its doubt and as a level. */
export const readingLevel = z.object({
  /** On the scale of 1.0–12.0. */
  value: z.number(),
  /** Plus or minus, on the same scale continued beyond its ends: half the width of the one-sd band. */
  uncertainty: z.number(),
  end: scaleEnd,
  /** The shown level, inside the class's range. */
  level: z.number().int(),
  /** The level nearest the estimate, which the shown one follows with care. */
  nearest: z.number().int(),
  /** The estimate lies outside the class's range, which holds the level back. */
  limited: z.boolean(),
  /** The level is still being looked for: the next quizzes may move it. */
  settling: z.boolean(),
  /** The estimate is close to the level after the shown one, and sure enough to say so. */
  nearNext: z.boolean(),
  /** The estimated reading measure, between 200 and 1400; null outside. */
  measure: z.number().int().nullable(),
});
export type ReadingLevel = z.output<typeof readingLevel>;
