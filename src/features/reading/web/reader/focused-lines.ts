/** A line of the text as the browser has laid it out, in pixels from the top of the text. */
export interface TextLine {
  readonly middle: number;
  /** The computed line height. */
  readonly height: number;
}

/** How many lines are bright at a time. */
const BRIGHT = 3;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

interface Scrolled {
  readonly lines: readonly TextLine[];
  /** Pixels from the top of the page to the top of the text. */
  readonly textTop: number;
  readonly scroll: number;
  /** The furthest that the page scrolls. */
  readonly scrollEnd: number;
  /** What is free of the bar above and the sheet below, in pixels of the window. */
  readonly free: { readonly top: number; readonly bottom: number };
  /** How far the reader has moved the lines from where scrolling alone puts them. */
  readonly moved?: number;
}

/**
 * The height in the window, in pixels, of the line that is read. It goes from where the first line is before any scrolling to where the
 * last one is at its end, so that scrolling alone reaches every line.
 */
export function readingHeight({ lines, textTop, scroll, scrollEnd, free, moved = 0 }: Scrolled): number {
  const [first, last] = [lines[0]?.middle ?? 0, lines.at(-1)?.middle ?? 0];
  const begin = clamp(textTop + first, free.top, free.bottom);
  const end = clamp(textTop + last - scrollEnd, free.top, free.bottom);
  const share = scrollEnd > 0 ? clamp(scroll / scrollEnd, 0, 1) : 0;
  return clamp(begin + (end - begin) * share + moved, free.top, free.bottom);
}

/** The line that is nearest to a place in the text. @param place pixels from the top of the text. */
export function nearestLine(lines: readonly TextLine[], place: number): number {
  const distances = lines.map(({ middle }) => Math.abs(middle - place));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** The line that scrolling has come to: the first at its beginning, the last at its end. */
export function lineAtScroll(scrolled: Scrolled): number {
  const { lines, textTop, scroll, scrollEnd } = scrolled;
  if (scroll <= 0) return 0;
  if (scroll >= scrollEnd) return Math.max(0, lines.length - 1);
  return nearestLine(lines, scroll + readingHeight(scrolled) - textTop);
}

/** The bright band around a line: whole lines only, the line in the middle except at both ends of the text. */
export function bandAround(
  lines: readonly TextLine[],
  line: number,
): { readonly top: number; readonly height: number } {
  const start = clamp(line - 1, 0, lines.length - BRIGHT);
  const bright = lines.slice(start, start + BRIGHT);
  const [first, last] = [bright[0], bright.at(-1)];
  if (!first || !last) return { top: 0, height: 0 };
  const top = first.middle - first.height / 2;
  return { top, height: last.middle + last.height / 2 - top };
}
