import { normalWordsOf } from '#features/library/core/words.ts';

/** A run of so many words that is also in the passage is copied, not written. */
const COPIED = 6;

/** Words of an essay that are not copied from the passage: those outside runs of six or more words that occur there. */
export function ownWords(text: string, passage: string): number {
  const words = normalWordsOf(text);
  const source = ` ${normalWordsOf(passage).join(' ')} `;
  const copied = words.map(() => false);
  for (let from = 0; from + COPIED <= words.length; from++) {
    if (source.includes(` ${words.slice(from, from + COPIED).join(' ')} `))
      copied.fill(true, from, from + COPIED);
  }
  return copied.filter((isCopied) => !isCopied).length;
}
