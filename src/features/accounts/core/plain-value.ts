/** Levels of lists and objects in one setting; the settings of the reader have two. */
export const MOST_LEVELS = 4;

/**
 * Whether a value from JSON can be kept: no more than `levels` of lists and objects inside one another, and no half of a
 * character, which PostgreSQL does not take. It never looks deeper than that, so that no value is too deep for it.
 */
export function isPlainValue(value: unknown, levels = MOST_LEVELS): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return (
    levels > 0 &&
    Object.entries(value).every(([key, inner]) => key.isWellFormed() && isPlainValue(inner, levels - 1))
  );
}
