import type { Locator } from '@playwright/test';

/** Words in a place that stand on two lines, though no hyphen or dash is in them. */
export const findBrokenWords = (place: Locator): Promise<string[]> => place.evaluate(findInPlace);

/** Runs in the page. */
function findInPlace(place: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—]+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return found;
}
