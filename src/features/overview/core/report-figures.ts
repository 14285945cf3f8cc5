import { levelName, levelWord } from '#features/library/core/level-words.ts';
import { levelWithDoubt } from '#features/progress/core/level-with-doubt.ts';
import type { ScaleEnd } from '#features/progress/core/scale.ts';
import { changeInWords } from '#features/reports/core/change-in-words.ts';
import { wholeNumber } from '#platform/wording/core/figures.ts';

interface LevelNow {
  /** False where another teacher's class counts: then the level is not shown. */
  readonly figures: boolean;
  readonly readingLevel: {
    readonly value: number;
    readonly uncertainty: number;
    readonly end: ScaleEnd | null;
    readonly settling: boolean;
  } | null;
}

/** "4.6 ± 0.5", "Still finding it", "Not known yet", "Not shown". */
export function levelNowInWords({ readingLevel, figures }: LevelNow): string {
  if (!figures) return 'Not shown';
  if (readingLevel === null) return 'Not known yet';
  return readingLevel.settling ? 'Still finding it' : levelWithDoubt(readingLevel);
}

/** How hard the passages were whose answers are counted together: "Passages of Levels Three to Five."; empty where it is not told. */
export function passageLevelsInWords({
  lowestLevel,
  highestLevel,
}: {
  readonly lowestLevel: number | null;
  readonly highestLevel: number | null;
}): string {
  if (lowestLevel === null || highestLevel === null) return '';
  if (lowestLevel === highestLevel) return `Passages of ${levelName(lowestLevel)}.`;
  return `Passages of Levels ${levelWord(lowestLevel)} to ${levelWord(highestLevel)}.`;
}

/** What is said beside the right answers of those that came too fast. */
export function tooFastInWords(fast: number): string {
  if (fast === 0) return 'None was too fast.';
  return `${wholeNumber(fast)} more ${fast === 1 ? 'was' : 'were'} too fast to count.`;
}

/** From the first estimate of some days to the last one. */
export function movedInWords(levels: readonly { readonly value: number }[] | null): string {
  const [first, last] = [levels?.[0], levels?.at(-1)];
  if (!first || !last || first === last) return 'No movement to tell in these days.';
  const change = changeInWords(last.value - first.value);
  if (change === '0.0') return 'The same at the end of these days as at their start.';
  return `${change} levels from the first estimate of these days to the last.`;
}
