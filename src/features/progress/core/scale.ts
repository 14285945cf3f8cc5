/**
 * The scale that texts and readers share (Steady, scale).
 * A place on it is a number of logits; levels One..Twelve are fixed points, dense at the top
 * because adult texts differ less than first readers do.
 */

/** A level of difficulty, One..Twelve, close to a US grade. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The levels that a class lets its students read, both ends included. */
export type LevelRange = { readonly minLevel: Level; readonly maxLevel: Level };

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const ALL_LEVELS: LevelRange = { minLevel: 1, maxLevel: 12 };

/** Readers are measured on the levels of texts, so both have the same words. */
export { LEVEL_WORDS } from '#features/library/core/level-words.ts';

/** Text measure of levels One..Twelve. */
export const UNITS: readonly number[] = [270, 450, 620, 760, 870, 960, 1030, 1085, 1135, 1180, 1220, 1260];

/** Text measure units in one logit. */
export const UNITS_PER_LOGIT = 180;

/** Places of levels One..Twelve in logits: 1.5 .. 7. */
export const X: readonly number[] = UNITS.map((units) => units / UNITS_PER_LOGIT);

/** The place of a level, in logits. */
export function placeOf(level: Level): number {
  return X[level - 1]!;
}

/** The whole level nearest a real-valued one, clipped to One..Twelve; NaN becomes One. */
export function toLevel(value: number): Level {
  return LEVELS[Math.min(11, Math.max(0, Math.round(value) - 1))] ?? 1;
}

/** A level moved inside the class's range; a range turned upside down yields its upper end. */
export function clipLevel(level: Level, range: LevelRange): Level {
  if (level > range.maxLevel) return range.maxLevel;
  return level < range.minLevel ? range.minLevel : level;
}

/**
 * Reading level of a place in logits: piecewise linear through X, and beyond its ends with the slope of the last
 * segment, so that a doubt does not look smaller there. May be below 1 or above 12.
 */
export function extendedLevelAt(mean: number): number {
  let upper = 1;
  while (upper < X.length - 1 && mean >= X[upper]!) upper++;
  const [low, high] = [X[upper - 1]!, X[upper]!];
  return upper + (mean - low) / (high - low);
}

/** Reading level of a place in logits, clipped to 1..12. */
export const levelAt = (mean: number): number => Math.min(12, Math.max(1, extendedLevelAt(mean)));

/** The end of the scale at or beyond which a place lies: there the level has no figure, only "or below", "or above". */
export type ScaleEnd = 'floor' | 'ceiling';

/** Null where the place lies inside the scale. */
export function scaleEndAt(mean: number): ScaleEnd | null {
  if (mean <= X[0]!) return 'floor';
  return mean >= X.at(-1)! ? 'ceiling' : null;
}

/**
 * How much of a shown level is behind a reader, 0..1; null at Twelve, after which nothing comes. A level reaches half-way to
 * its neighbours. Below the middle of One each half level is worth half of what is above it, so that the weakest reader's
 * bar still moves.
 */
export function shareOfLevel(mean: number, level: Level): number | null {
  if (level === 12) return null;
  const value = extendedLevelAt(mean);
  if (level === 1 && value < 1) return 0.5 * 4 ** (value - 1);
  return Math.min(1, Math.max(0, value - (level - 0.5)));
}

/** From this share of a level on, the next one is near. */
const NEAR = 0.8;

/**
 * Whether a reader is close to the level after the shown one, and the estimate sure enough to say so: its band reaches less than a level to
 * each side. Where it reaches further, the place inside the level moves with the luck of a single quiz, and no screen shows it.
 */
export function isNearNext(
  { mean, sd }: { readonly mean: number; readonly sd: number },
  level: Level,
): boolean {
  const share = shareOfLevel(mean, level);
  return share !== null && share >= NEAR && bandOf(mean, sd) < 1;
}

/** The level nearest a place in logits; the lines lie half-way between neighbours (Steady rule 7). */
export function nearestLevel(mean: number): Level {
  let index = 0;
  while (index < 11 && mean > (X[index]! + X[index + 1]!) / 2) index++;
  return LEVELS[index]!;
}

/** Estimated reading measure of a reader, between 200 and 1400; null outside: at a limit it would be no measure. Not a Lexile. */
export function measureOf(mean: number): number | null {
  const measure = UNITS_PER_LOGIT * mean;
  return measure > 200 && measure < 1400 ? measure : null;
}

/** Half the width, in levels of the extended scale, of the band that the estimate's doubt spans: the "± 0.5". */
export function bandOf(mean: number, sd: number): number {
  return (extendedLevelAt(mean + sd) - extendedLevelAt(mean - sd)) / 2;
}
