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
