/** The words for the levels of passages on screens; `LEVEL_WORDS[level - 1]`. */
export const LEVEL_WORDS = [
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
] as const;

/** The word for a level, One to Twelve, wherever a level is a word. */
export const levelWord = (level: number): string =>
  LEVEL_WORDS[Math.min(Math.max(Math.round(level), 1), LEVEL_WORDS.length) - 1] ?? 'One';

/** "Level Six". */
export const levelName = (level: number): string => `Level ${levelWord(level)}`;
