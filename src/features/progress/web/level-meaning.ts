import type { ReadingLevel } from '../contract/views.ts';
import { levelWord } from './level-sentence.ts';

/** What a reading level means, in words that claim no more than the one-sd band does. */
export function levelMeaning({ value, uncertainty, level }: ReadingLevel): string {
  const low = Math.max(1, value - uncertainty).toFixed(1);
  const high = Math.min(12, value + uncertainty).toFixed(1);
  const range = low === high ? `about ${low}` : `between ${low} and ${high}`;
  return `Passages at level ${levelWord(level)} fit now. The true level is probably ${range}; more quizzes make this surer.`;
}
