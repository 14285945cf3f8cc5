import { ownText } from '../listen/text-places.ts';
import type { TextLine } from './focused-lines.ts';

/** What is read line by line: the title and the paragraphs. */
const READ = 'h1, h2, [data-paragraph]';

/** Line heights are computed in pixels, but for "normal", which is about this many letter heights. */
const NORMAL = 1.2;

function lineHeight(element: Element): number {
  const { lineHeight: height, fontSize } = getComputedStyle(element);
  return Number.parseFloat(height) || Number.parseFloat(fontSize) * NORMAL;
}

/** The lines of a text as the browser has laid them out, from its top. */
export function linesOf(text: Element): TextLine[] {
  const { top } = text.getBoundingClientRect();
  const lines: TextLine[] = [];
  for (const element of text.querySelectorAll(READ)) {
    const height = lineHeight(element);
    const range = document.createRange();
    for (const node of ownText(element)) {
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const middle = box.top + box.height / 2 - top;
        // Letters of another size or a word that is a button are in the same line.
        const known = lines.some((line) => Math.abs(line.middle - middle) < height / 2);
        if (box.width > 0 && !known) lines.push({ middle, height });
      }
    }
  }
  return lines.toSorted((a, b) => a.middle - b.middle);
}
