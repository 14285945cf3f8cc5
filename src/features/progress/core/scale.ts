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

/** Readers stand on the levels of texts, so both have the same words. */
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

/** Reading level of a place in logits: piecewise linear through X, clipped to 1..12. */
export function levelAt(place: number): number {
  if (place <= X[0]!) return 1;
  for (let upper = 1; upper < X.length; upper++) {
    const high = X[upper]!;
    if (place < high) return upper + (place - X[upper - 1]!) / (high - X[upper - 1]!);
  }
  return 12;
}

/** The level nearest a place in logits; the lines lie half-way between neighbours (Steady rule 7). */
export function nearestLevel(place: number): Level {
  let index = 0;
  while (index < 11 && place > (X[index]! + X[index + 1]!) / 2) index++;
  return LEVELS[index]!;
}

/** Estimated reading measure of a reader, 200..1400; not a Lexile (Steady, shown numbers). */
export function measureOf(mean: number): number {
  return Math.min(1400, Math.max(200, UNITS_PER_LOGIT * mean));
}

/** Half the width, in levels, of the band that the estimate's doubt spans: the "± 0.5" (Steady, shown numbers). */
export function bandOf(mean: number, sd: number): number {
  return (levelAt(mean + sd) - levelAt(mean - sd)) / 2;
}
