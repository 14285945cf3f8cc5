/** Room left around a floating card, in pixels. */
const EDGE = 8;

/**
 * Places a floating card below its word, or above it where there is no room below; never outside the window. The card is
 * positioned on the page, not on the window, so that it stays at its word while the text scrolls.
 */
export function placeBeside(card: HTMLElement, word: HTMLElement): void {
  const [at, size] = [word.getBoundingClientRect(), card.getBoundingClientRect()];
  const rightmost = document.documentElement.clientWidth - size.width - EDGE;
  const left = Math.max(EDGE, Math.min(at.left, rightmost));
  const fitsBelow = at.bottom + EDGE + size.height <= window.innerHeight - EDGE;
  const top = fitsBelow ? at.bottom + EDGE : at.top - EDGE - size.height;
  card.style.left = `${left + window.scrollX}px`;
  card.style.top = `${top + window.scrollY}px`;
}
