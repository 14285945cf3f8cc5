import { isString, isWhole, shapeOf, where } from '#platform/device/core/shape.ts';
import { LONGEST_NOTE, MAX_MARKS, type ReaderMark } from '../../core/reader-mark.ts';

export type { ReaderMark } from '../../core/reader-mark.ts';

const MAX_OFFSET = Number.MAX_SAFE_INTEGER;

/** Whether a device kept this as a mark. */
export const isReaderMark = shapeOf<ReaderMark>({
  paragraph: isWhole(1, MAX_OFFSET),
  start: isWhole(0, MAX_OFFSET),
  end: isWhole(0, MAX_OFFSET),
  note: where(isString, (note) => note.length <= LONGEST_NOTE),
});

const touches = (existing: ReaderMark, other: ReaderMark): boolean =>
  existing.paragraph === other.paragraph && existing.start <= other.end && other.start <= existing.end;

/** In the order of the text. */
const inOrder = (marks: readonly ReaderMark[]): ReaderMark[] =>
  marks.toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start);

/** The marks with a new one. What it touches becomes one mark with it, and no note is lost. */
export function withMark(marks: readonly ReaderMark[], added: ReaderMark): ReaderMark[] {
  const joined = marks.filter((existing) => touches(existing, added));
  const all = [...joined, added];
  const whole: ReaderMark = {
    paragraph: added.paragraph,
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
    note: all
      .map(({ note }) => note)
      .filter((note) => note !== '')
      .join(' ')
      .slice(0, LONGEST_NOTE)
      // A cut through a character would leave half of it, which the server refuses.
      .replace(/[\ud800-\udbff]$/, ''),
  };
  return inOrder([...marks.filter((existing) => !joined.includes(existing)), whole]);
}

/** Whether one more mark has room in this passage. */
export const hasRoom = (marks: readonly ReaderMark[]): boolean => marks.length < MAX_MARKS;

export const withoutMark = (marks: readonly ReaderMark[], mark: ReaderMark): ReaderMark[] =>
  marks.filter((existing) => existing !== mark);

export const withNote = (marks: readonly ReaderMark[], mark: ReaderMark, note: string): ReaderMark[] =>
  marks.map((existing) => (existing === mark ? { ...existing, note } : existing));

/** Whether a reader wrote about a whole paragraph: no words of it stand out. */
export const isNoteOnAll = (
  { paragraph, start, end, note }: ReaderMark,
  paragraphs: readonly string[],
): boolean =>
  note !== '' && start === 0 && end >= (paragraphs[paragraph - 1]?.length ?? Number.POSITIVE_INFINITY);

/**
 * The paragraph that a reader saw last, from 1: the last one that begins above the lower edge of the window.
 * @param tops of the paragraphs, in pixels from the upper edge.
 */
export const lastSeen = (tops: readonly number[], height: number): number =>
  Math.max(1, tops.findLastIndex((top) => top < height) + 1);
