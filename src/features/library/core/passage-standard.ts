import type { Target } from './targets.ts';

/** Inclusive bounds. */
export type Range = readonly [low: number, high: number];

/** What a passage of one level must measure. Words and sentence lengths in words, `fk` and `cl` in US grades. */
export interface LevelStandard {
  readonly level: number;
  readonly words: Range;
  /** Flesch-Kincaid grade. */
  readonly fk: Range;
  /** Our reading measure, 200..1400. */
  readonly measure: Range;
  /** Greatest share of unfamiliar words, in percent. */
  readonly unfamiliarMax: number;
  readonly longestSentenceMax: number;
  /** Words per sentence; advisory. */
  readonly asl: Range;
  /** Coleman-Liau grade; advisory. */
  readonly cl: Range;
  /** Multiple-choice questions of a practice passage. */
  readonly questions: number;
  readonly options: 3 | 4;
  /** Target share of literary passages, in percent. */
  readonly literary: number;
  /** Target share of each cognitive target, in percent. */
  readonly cognitive: Readonly<Record<Target, number>>;
}

/** Levels One to Twelve, in order. */
export const LEVEL_STANDARDS: readonly LevelStandard[] = [
  {
    level: 1,
    words: [60, 120],
    fk: [-1, 2.2],
    measure: [200, 560],
    unfamiliarMax: 9,
    longestSentenceMax: 13,
    asl: [5, 9],
    cl: [-1, 4.5],
    questions: 4,
    options: 3,
    literary: 50,
    cognitive: { locate: 45, integrate: 45, critique: 10 },
  },
  {
    level: 2,
    words: [90, 160],
    fk: [1.2, 3.5],
    measure: [400, 680],
    unfamiliarMax: 9,
    longestSentenceMax: 16,
    asl: [6, 10.5],
    cl: [2, 5.8],
    questions: 4,
    options: 3,
    literary: 50,
    cognitive: { locate: 40, integrate: 50, critique: 10 },
  },
  {
    level: 3,
    words: [130, 220],
    fk: [2.5, 5],
    measure: [530, 790],
    unfamiliarMax: 10,
    longestSentenceMax: 20,
    asl: [7.5, 13],
    cl: [3.3, 7.2],
    questions: 5,
    options: 4,
    literary: 50,
    cognitive: { locate: 35, integrate: 50, critique: 15 },
  },
  {
    level: 4,
    words: [180, 290],
    fk: [4.5, 6.2],
    measure: [700, 890],
    unfamiliarMax: 12,
    longestSentenceMax: 24,
    asl: [9, 15],
    cl: [4.6, 8.1],
    questions: 5,
    options: 4,
    literary: 50,
    cognitive: { locate: 30, integrate: 50, critique: 20 },
  },
  {
    level: 5,
    words: [220, 340],
    fk: [5.2, 7.5],
    measure: [790, 970],
    unfamiliarMax: 14,
    longestSentenceMax: 26,
    asl: [10, 16.5],
    cl: [5, 9.1],
    questions: 6,
    options: 4,
    literary: 50,
    cognitive: { locate: 28, integrate: 50, critique: 22 },
  },
  {
    level: 6,
    words: [260, 390],
    fk: [6.5, 8.2],
    measure: [870, 1020],
    unfamiliarMax: 16,
    longestSentenceMax: 29,
    asl: [11, 17.5],
    cl: [5.6, 9.8],
    questions: 6,
    options: 4,
    literary: 45,
    cognitive: { locate: 25, integrate: 50, critique: 25 },
  },
  {
    level: 7,
    words: [300, 440],
    fk: [7.2, 9.2],
    measure: [925, 1075],
    unfamiliarMax: 18,
    longestSentenceMax: 31,
    asl: [12, 18.5],
    cl: [6, 10.4],
    questions: 6,
    options: 4,
    literary: 45,
    cognitive: { locate: 22, integrate: 50, critique: 28 },
  },
  {
    level: 8,
    words: [340, 490],
    fk: [8, 10.3],
    measure: [980, 1135],
    unfamiliarMax: 20,
    longestSentenceMax: 34,
    asl: [12.5, 20],
    cl: [6.5, 11.1],
    questions: 7,
    options: 4,
    literary: 45,
    cognitive: { locate: 20, integrate: 50, critique: 30 },
  },
  {
    level: 9,
    words: [380, 550],
    fk: [8.6, 11.2],
    measure: [1015, 1180],
    unfamiliarMax: 22,
    longestSentenceMax: 36,
    asl: [13.5, 21],
    cl: [6.8, 11.6],
    questions: 7,
    options: 4,
    literary: 35,
    cognitive: { locate: 20, integrate: 48, critique: 32 },
  },
  {
    level: 10,
    words: [420, 600],
    fk: [9.4, 12.1],
    measure: [1060, 1225],
    unfamiliarMax: 24,
    longestSentenceMax: 38,
    asl: [14, 22.5],
    cl: [7.1, 12.1],
    questions: 7,
    options: 4,
    literary: 35,
    cognitive: { locate: 20, integrate: 47, critique: 33 },
  },
  {
    level: 11,
    words: [460, 660],
    fk: [10.4, 13],
    measure: [1110, 1270],
    unfamiliarMax: 26,
    longestSentenceMax: 40,
    asl: [15, 24],
    cl: [7.5, 12.9],
    questions: 8,
    options: 4,
    literary: 30,
    cognitive: { locate: 20, integrate: 45, critique: 35 },
  },
  {
    level: 12,
    words: [500, 740],
    fk: [11.2, 14.2],
    measure: [1150, 1385],
    unfamiliarMax: 28,
    longestSentenceMax: 42,
    asl: [16, 26],
    cl: [7.9, 13.5],
    questions: 8,
    options: 4,
    literary: 30,
    cognitive: { locate: 20, integrate: 45, critique: 35 },
  },
];

/** The standard of one level. Throws a RangeError outside 1..12. */
export function levelStandard(level: number): LevelStandard {
  const standard = LEVEL_STANDARDS[level - 1];
  if (standard === undefined) throw new RangeError(`no level ${level}`);
  return standard;
}

/** Bounds that depend on how many options a question has; shares are 0..1. */
export interface GuessingStandard {
  readonly keyPositionShare: Range;
  readonly longestOptionMax: number;
  readonly overlapMax: number;
  /** Share of keys that readers may choose without the passage. */
  readonly closedBookMax: number;
}

export const GUESSING_STANDARDS: Readonly<Record<3 | 4, GuessingStandard>> = {
  3: {
    keyPositionShare: [0.27, 0.4],
    longestOptionMax: 0.38,
    overlapMax: 0.48,
    closedBookMax: 0.7,
  },
  4: {
    keyPositionShare: [0.2, 0.3],
    longestOptionMax: 0.3,
    overlapMax: 0.4,
    closedBookMax: 0.65,
  },
};

/** Bounds on single questions. Lengths of options are compared in characters, everything else in words. */
export const ITEM_STANDARD = {
  stemWordsMax: 25,
  /** By level: young readers get shorter options. */
  optionWordsMax: (level: number): number => (level <= 2 ? 10 : 15),
  rationaleWords: [12, 45],
  verbatimKeyWordsMax: 5,
  keyLengthRatio: [0.62, 1.6],
  /** How many Flesch-Kincaid grades the questions may be above their passage. */
  gradesAbovePassageMax: (level: number): number => (level <= 4 ? 1 : 2),
  skillsMin: (level: number): number => (level <= 2 ? 3 : 4),
  /** Questions that one sentence answers, of `questions`. */
  locateMax: (level: number, questions: number): number => (level <= 2 ? Math.floor(questions / 2) + 1 : 2),
  /** Questions that have to be worked out; those about a word don't count. */
  workedOutMin: (level: number): number => (level <= 2 ? 1 : 2),
  /** Mean words of the options of a question that asks for thought, from level 3 on. */
  thoughtWordsMin: 5,
  /** Levels from which a word that fourth-graders know is pointed out, and refused, in a vocabulary question. */
  knownWordsFrom: { shown: 3, hard: 5 },
} as const;

/** Bounds on a passage's extras. */
export const PASSAGE_STANDARD = { glossary: [3, 6], claimsMin: 2 } as const;

/** The pretest's own bounds. `rangeWidening`: share of the level's range added at either end of FK and measure. */
export const PRETEST_STANDARD = {
  words: [60, 150],
  questions: 3,
  rangeWidening: 0.1,
  perLevelMin: 6,
} as const;

/** Bounds on a level or on the whole library; shares are 0..1. */
export const LIBRARY_STANDARD = {
  /** From this many passages on, the share gates are hard for a level by itself. */
  perLevelMin: 24,
  topicShareMax: 0.15,
  /** Percentage points either side of a target share. */
  shareTolerancePoints: 10,
  waiverShareMax: 0.1,
  negativeStemShareMax: 0.05,
  /** "With what …", "On which …". */
  frontedMax: 0.03,
  /** Questions that ask why, how one knows, what something shows … */
  thinkingMin: (level: number): number => (level <= 2 ? 0.2 : 0.3),
  numberOptionsMax: 0.06,
  paragraphOptionsMax: 0.02,
  /** Passages with a vocabulary question, from level 3 on. */
  vocabularyMin: 0.7,
  /** Informational passages about the real world. */
  trueMin: 0.6,
  samePositionRunMax: 3,
  meanKeyLengthRatio: [0.85, 1.18],
  nearDuplicateMax: 0.1,
  openBookMin: 0.97,
  /** Share of first readers' labels that the readers agree on in the end; shown. */
  firstLabelsMin: 0.85,
  /** Readings that make a passage reviewed. */
  readingsWithoutPassage: 3,
  readingsWithPassage: 1,
  /** Readers who label a question before a label counts. */
  labelReaders: 2,
  /** Readers who check the facts of an informational passage, and who copy-edit one. */
  checkReaders: { facts: 2, copy: 1 },
} as const;
