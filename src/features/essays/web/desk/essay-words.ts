import { normalWordsOf } from '#features/library/core/words.ts';
import { count } from '#platform/wording/core/figures.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';

/** "3 short essays to read". */
export const waitingSentence = (waiting: number): string => `${count(waiting, 'short essay')} to read`;

/** "Saved: 3 of 4 for Ana Rivera, 5 points." Points are named where some were given. */
export const savedSentence = (name: string, { score, points }: { score: number; points: number }): string =>
  `Saved: ${score} of 4 for ${name}${points > 0 ? `, ${count(points, 'point')}` : ''}.`;

/** How much of an essay its student wrote, and how much is in the passage. */
export function ownWordsSentence({ text, ownWords }: Pick<EssayToScore, 'text' | 'ownWords'>): string {
  const words = normalWordsOf(text).length;
  if (ownWords >= words) return `${count(words, 'word')}, none copied from the passage`;
  return `${count(words, 'word')}, ${ownWords} of them their own; the rest is copied from the passage`;
}
