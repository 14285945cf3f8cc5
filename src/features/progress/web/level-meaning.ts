import type { ReadingLevel } from '../contract/views.ts';
import { levelWord } from '../core/level-sentence.ts';

/** What a reading level means for a teacher, in words that claim no more than the one-sd band does. */
export const levelMeaning = (level: ReadingLevel): string => `${whatFits(level)} ${howSure(level)}`;

/** The shown level moves later than the estimate, and not beyond the levels that were set; a sentence says which it is. */
function whatFits({ level, nearest, limited }: ReadingLevel): string {
  const word = levelWord(level);
  if (nearest === level) return `Level ${word} fits now, and passages are chosen near it.`;
  if (limited) return `Level ${word}: the level limits keep it there.`;
  const way = nearest > level ? 'higher' : 'lower';
  return `Level ${word} for now: recent answers point ${way}, and the level follows when the next quizzes agree.`;
}

function howSure({ value, uncertainty, end }: ReadingLevel): string {
  if (end === 'floor') return 'The estimate is at or below the easiest passages that there are.';
  if (end === 'ceiling') return 'The estimate is at or above the hardest passages that there are.';
  const low = Math.max(1, value - uncertainty).toFixed(1);
  const high = Math.min(12, value + uncertainty).toFixed(1);
  const range = low === high ? `about ${low}` : `between ${low} and ${high}`;
  return `The true level is probably ${range}; more quizzes narrow it down.`;
}
