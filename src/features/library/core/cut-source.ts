const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** Words after which more must follow, and a month that stands for what happened in it. */
const OPEN_END = new RegExp(
  `(?:[,;:–—-]|\\b(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)|, on (?:${MONTHS}))$`,
  'i',
);

/** Whether a source of a claim stops before its end, as where a list of works was parted at a comma. */
export function isCutSource(source: string): boolean {
  const words = source.trim();
  const count = (letter: string) => words.split(letter).length;
  return (
    OPEN_END.test(words) || count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 0
  );
}
