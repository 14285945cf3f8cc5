/** What is inside a paragraph but not its text: its number, and cards that open over it. */
const BESIDE = '[data-beside], [popover]';

/** The text nodes that make up a paragraph's own text, in order. */
export function ownText(paragraph: Element): Text[] {
  const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(BESIDE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/** The paragraph of a passage on the screen; they count from 1, and 0 is the title. */
export const paragraphElement = (within: ParentNode, number: number): Element | null =>
  within.querySelector(number === 0 ? '[data-passage-title]' : `[data-paragraph="${number}"]`);

/** A stretch of a paragraph as a range of the page. @returns null where the page does not show it. */
export function rangeIn(paragraph: Element, start: number, end: number): Range | null {
  const range = document.createRange();
  let at = 0;
  let begun = false;
  for (const node of ownText(paragraph)) {
    const { length } = node.data;
    if (!begun && start < at + length) {
      range.setStart(node, Math.max(0, start - at));
      begun = true;
    }
    if (begun && end <= at + length) {
      range.setEnd(node, end - at);
      return range;
    }
    at += length;
  }
  return null;
}

/** How many characters of a paragraph's text come before a position on the page. */
export function offsetIn(paragraph: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(paragraph);
  before.setEnd(node, offset);
  let count = 0;
  for (const text of ownText(paragraph)) {
    if (!before.intersectsNode(text)) break;
    count += text === node ? offset : text.data.length;
    if (text === node) break;
  }
  return count;
}
