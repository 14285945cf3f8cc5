import { clipLevel, type Level, type LevelRange } from './scale.ts';

/** A passage as the choice sees it, before its questions are looked at. */
export type PassageSummary = {
  readonly passageId: string;
  readonly level: Level;
  readonly topic: string;
  readonly genre: string;
  readonly skills: readonly string[];
  /** The student's latest reading: days since 1970, fractions allowed; null when unread. */
  readonly lastReadDay: number | null;
  /** Whether the student has ever passed it. */
  readonly passed: boolean;
};

/** For whom and when passages are looked for. */
export type Eligibility = {
  readonly mode: 'practice' | 'pretest';
  readonly shownLevel: Level;
  readonly range: LevelRange;
  /** Days since 1970, the same count as `lastReadDay`. */
  readonly today: number;
  /** Passages of this pretest, never drawn again in it; empty in practice. */
  readonly readInPretest: ReadonlySet<string>;
};

/** Passages that are equally good to offer; of a reread tier the least recently read come first. */
export type Tier<P> = { readonly passages: readonly P[]; readonly reread: boolean };

/** Days before a failed passage may come back. */
const FAILED_REST_DAYS = 30;
/** Levels beside the shown one from which practice draws. */
const NEIGHBOURS = 1;

function isRested({ lastReadDay, passed }: PassageSummary, today: number): boolean {
  return lastReadDay !== null && !passed && today - lastReadDay >= FAILED_REST_DAYS;
}

/** Levels from the range's nearer end; 0 inside it. */
function distanceTo(range: LevelRange, level: Level): number {
  return Math.abs(level - clipLevel(level, range));
}

/** The passages inside the range; if there are none, those nearest to it. */
function insideOrNearest<P extends PassageSummary>(passages: readonly P[], range: LevelRange): readonly P[] {
  const nearest = passages.reduce((least, { level }) => Math.min(least, distanceTo(range, level)), Infinity);
  return passages.filter(({ level }) => distanceTo(range, level) === nearest);
}

/**
 * Passages grouped by how far their level lies outside the window of the shown level and its neighbours, nearest
 * group first. In the pretest every level is in the window.
 */
function byDistance<P extends PassageSummary>(
  passages: readonly P[],
  to: Eligibility,
): readonly (readonly P[])[] {
  if (to.mode === 'pretest') return [passages];
  const shown = clipLevel(to.shownLevel, to.range);
  const distance = (passage: P) => Math.max(0, Math.abs(passage.level - shown) - NEIGHBOURS);
  const groups = Map.groupBy(passages, distance);
  return [...groups].sort(([near], [far]) => near - far).map(([, group]) => group);
}

/** Tiers of one group: unread; failed long ago; passed ones of levels that have neither any more. */
function tiersOfGroup<P extends PassageSummary>(group: readonly P[], today: number): readonly Tier<P>[] {
  const unread = group.filter(({ lastReadDay }) => lastReadDay === null);
  const rested = group.filter((passage) => isRested(passage, today));
  const fresh = new Set([...unread, ...rested].map(({ level }) => level));
  const usedUp = group.filter(({ level, passed }) => passed && !fresh.has(level));
  return [
    { passages: unread, reread: false },
    { passages: rested, reread: false },
    { passages: usedUp, reread: true },
  ];
}

/**
 * The passages that may be offered, best tier first; each passage is in exactly one (Steady rule 3, and the
 * rule on passages read before). The window's tiers come first, then those of the next nearest levels in the class's
 * range, last whatever else is there, so that a small library never leaves a student without a passage.
 */
export function tiersOf<P extends PassageSummary>(
  passages: readonly P[],
  to: Eligibility,
): readonly Tier<P>[] {
  const unused = passages.filter(({ passageId }) => !to.readInPretest.has(passageId));
  const open = insideOrNearest(unused, to.range);
  const tiers = byDistance(open, to).flatMap((group) => tiersOfGroup(group, to.today));
  const placed = new Set(tiers.flatMap((tier) => tier.passages));
  return [...tiers, { passages: open.filter((passage) => !placed.has(passage)), reread: true }];
}
