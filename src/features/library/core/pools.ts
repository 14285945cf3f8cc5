import type { Passage } from './passage-file.ts';
import { LEVEL_STANDARDS, LIBRARY_STANDARD, levelStandard, PRETEST_STANDARD } from './passage-standard.ts';

/** Passages that a share is taken over. */
export interface Pool {
  readonly where: string;
  readonly passages: readonly Passage[];
  /** Too few passages for a share to mean anything: shown, not failed. */
  readonly advisory: boolean;
}

/** Whether every passage of a pool is of a level that is held to the whole standard. */
export function isHeldPool({ passages }: Pool, held: ReadonlySet<number>): boolean {
  return passages.every(({ level }) => held.has(level));
}

/** The name of the pool of all practice passages, which is used while levels are not full. */
export const WHOLE_PRACTICE = 'practice library';

const byLevelAndId = (a: Passage, b: Passage): number => a.level - b.level || a.id.localeCompare(b.id, 'en');

function practiceOf(passages: readonly Passage[]): Passage[] {
  return passages.filter(({ use }) => use === 'practice').sort(byLevelAndId);
}

function pool(where: string, passages: readonly Passage[], min: number): Pool {
  return { where, passages, advisory: passages.length < min };
}

/** The levels that hold enough practice passages to be judged by themselves. */
export function fullLevels(passages: readonly Passage[]): Pool[] {
  const practice = practiceOf(passages);
  const min = LIBRARY_STANDARD.perLevelMin;
  return LEVEL_STANDARDS.map(({ level }) => ({
    where: `level ${level}`,
    passages: practice.filter((passage) => passage.level === level),
    advisory: false,
  })).filter((level) => level.passages.length >= min);
}

/** Every level that has passages, each with its practice and pretest passages together. */
export function wholeLevels(passages: readonly Passage[]): Pool[] {
  return LEVEL_STANDARDS.map(({ level }) =>
    pool(
      `level ${level}`,
      passages.filter((passage) => passage.level === level),
      0,
    ),
  ).filter((one) => one.passages.length > 0);
}

/** Each full level by itself and, until all twelve are full, the whole practice library. */
export function sharePools(passages: readonly Passage[]): Pool[] {
  const practice = practiceOf(passages);
  const full = fullLevels(practice);
  const whole = pool(WHOLE_PRACTICE, practice, LIBRARY_STANDARD.perLevelMin);
  return full.length === LEVEL_STANDARDS.length || practice.length === 0 ? full : [...full, whole];
}

/** Like `sharePools`, with the whole split by the number of options, which changes what guessing can reach. */
export function guessingPools(passages: readonly Passage[]): Pool[] {
  const practice = practiceOf(passages);
  const full = fullLevels(practice);
  if (full.length === LEVEL_STANDARDS.length) return full;
  return [...full, ...byOptions(WHOLE_PRACTICE, practice, LIBRARY_STANDARD.perLevelMin)];
}

/** The pretest is judged as a whole: levels 1 and 2 together have two levels' passages. */
export function pretestPools(passages: readonly Passage[]): Pool[] {
  const pretest = passages.filter(({ use }) => use === 'pretest').sort(byLevelAndId);
  return byOptions('pretest', pretest, 2 * PRETEST_STANDARD.perLevelMin);
}

function byOptions(where: string, passages: readonly Passage[], min: number): Pool[] {
  return [3, 4]
    .map((options) =>
      pool(
        `${where}, ${options} options`,
        passages.filter(({ level }) => levelStandard(level).options === options),
        min,
      ),
    )
    .filter((one) => one.passages.length > 0);
}
