import { isString, isWhole, shapeOf, where } from '#platform/device/core/shape.ts';

/** A stretch of a paragraph that a reader marked, with what they wrote beside it. */
export interface ReaderMark {
  /** From 1. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly note: string;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Whether a device kept this as a mark. */
export const isReaderMark = shapeOf<ReaderMark>({
  paragraph: isWhole(1, MOST),
  start: isWhole(0, MOST),
  end: isWhole(0, MOST),
  note: where(isString, (note) => note.length <= 500),
});

const touches = (one: ReaderMark, other: ReaderMark): boolean =>
  one.paragraph === other.paragraph && one.start <= other.end && other.start <= one.end;

/** In the order of the text. */
const inOrder = (marks: readonly ReaderMark[]): ReaderMark[] =>
  marks.toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start);

/** The marks with a new one. What it touches becomes one mark with it, and no note is lost. */
export function withMark(marks: readonly ReaderMark[], added: ReaderMark): ReaderMark[] {
  const joined = marks.filter((one) => touches(one, added));
  const all = [...joined, added];
  const whole: ReaderMark = {
    paragraph: added.paragraph,
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
    note: all
      .map(({ note }) => note)
      .filter((note) => note !== '')
      .join(' '),
  };
  return inOrder([...marks.filter((one) => !joined.includes(one)), whole]);
}

export const withoutMark = (marks: readonly ReaderMark[], mark: ReaderMark): ReaderMark[] =>
  marks.filter((one) => one !== mark);

export const withNote = (marks: readonly ReaderMark[], mark: ReaderMark, note: string): ReaderMark[] =>
  marks.map((one) => (one === mark ? { ...one, note } : one));
