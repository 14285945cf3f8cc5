import type { Page } from '@playwright/test';

/** Texts that a person cannot see whole, however they scroll: something that hides what runs over cuts them off. */
export const findClipped = (page: Page): Promise<string[]> => page.evaluate(findInPage);

/** Runs in the page. */
function findInPage(): string[] {
  /** Letters reach over their line by a little, in pixels. */
  const SLACK = 3;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only what is in here gets into the page
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? '';
    const parent = text.parentElement;
    if (words === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    range.selectNodeContents(text);
    const shown = range.getBoundingClientRect();
    if (shown.width === 0) continue;
    for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // For a screen reader alone: one pixel.
      if (
        edge.width <= 1 ||
        edge.height <= 1 ||
        style.textOverflow === 'ellipsis' ||
        style.webkitLineClamp !== 'none'
      )
        break;
      const isCut =
        (hides(style.overflowX) && (shown.right > edge.right + SLACK || shown.left < edge.left - SLACK)) ||
        (hides(style.overflowY) && (shown.bottom > edge.bottom + SLACK || shown.top < edge.top - SLACK));
      if (isCut)
        found.push(`cut off: “${words.slice(0, 60)}” in ${box.tagName.toLowerCase()}.${box.className}`);
      if (isCut) break;
      // Whoever scrolls here sees the rest.
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.position === 'fixed') break;
    }
  }
  return found;
}
