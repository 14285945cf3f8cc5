/**
 * Scrolls the sheet of the question back to its beginning: in a very low window, as at 400 % zoom, it scrolls as a whole, and the button of
 * the question before has kept it at its end.
 */
export function toTopOfSheet(inside: Element | null): void {
  const content = inside?.closest('[data-sheet-content]');
  if (content) content.scrollTop = 0;
}
