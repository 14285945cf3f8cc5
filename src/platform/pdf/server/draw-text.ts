import { breakLines, type LinePiece } from '../core/line-breaking.ts';
import type { PdfText } from '../core/pdf-document.ts';
import { type TextRun, visualOrder } from '../core/text-runs.ts';
import type { Face, Weight } from './faces.ts';
import { INK, type Paper, type Tag } from './paper.ts';

/** How a text looks. Lengths in points. */
export interface TextForm {
  readonly size: number;
  /** From one base line to the next. */
  readonly leading: number;
  readonly weight?: Weight;
  readonly color?: string;
}

export interface Place {
  readonly x: number;
  readonly width: number;
}

export interface Piece extends LinePiece {
  readonly run: TextRun<Face>;
  readonly rightToLeft: boolean;
}
export type Line = readonly Piece[];

/** Letters between which a line may end without a blank. */
const EAST_ASIAN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/;

/** A text on lines of a width. */
export function linesOf(paper: Paper, text: PdfText, width: number, form: TextForm): Line[] {
  const spans = typeof text === 'string' ? [{ text, strong: false }] : text;
  const pieces = spans.flatMap((span) =>
    paper
      .runs(span.text, span.strong === true ? 'strong' : (form.weight ?? 'plain'))
      .flatMap((run) => piecesOf(paper, run, width, form.size)),
  );
  return breakLines(pieces, width);
}

/** A run in words, or in letters where a word is wider than a line. What reads from right to left stays in one piece. */
function piecesOf(paper: Paper, run: TextRun<Face>, width: number, size: number): Piece[] {
  const toPiece = (text: string): Piece => {
    const own = { ...run, text };
    const bare = text.trimEnd();
    return {
      run: own,
      rightToLeft: run.rightToLeft,
      width: paper.width(own, size),
      bareWidth: bare === text ? paper.width(own, size) : paper.width({ ...own, text: bare }, size),
      breaks: bare !== text || EAST_ASIAN.test(text),
    };
  };
  const words = run.rightToLeft ? [run.text] : (run.text.match(/^ |[^ ]+ ?/g) ?? []);
  return words.flatMap((word) => {
    const isDivided = EAST_ASIAN.test(word) || paper.width({ ...run, text: word.trimEnd() }, size) > width;
    if (!isDivided || run.shaped) return [toPiece(word)];
    return [...word].map((letter) => ({ ...toPiece(letter), breaks: true }));
  });
}

export const lineWidth = (line: Line): number =>
  line.reduce((sum, piece, index) => sum + (index < line.length - 1 ? piece.width : piece.bareWidth), 0);

/** Puts one line into a tag, with its base line at `y`. Letters that join or change places come with their text. */
export function putLine(
  paper: Paper,
  tag: Tag,
  line: Line,
  at: { x: number; y: number },
  form: TextForm,
): void {
  let { x } = at;
  const { size, color = INK } = form;
  for (const run of visualOrder(inRuns(line))) {
    const place = { x, y: at.y, size, color };
    if (run.shaped) {
      const span = paper.tag(tag, 'Span', { actual: run.text });
      span.add(() => paper.put(run, place));
      span.end();
    } else tag.add(() => paper.put(run, place));
    x += paper.width(run, size);
  }
}

/** Neighbors in one font are written together. */
function inRuns(line: Line): TextRun<Face>[] {
  const runs: TextRun<Face>[] = [];
  for (const { run } of line) {
    const last = runs.at(-1);
    if (last && last.face === run.face && last.rightToLeft === run.rightToLeft && last.shaped === run.shaped)
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}

/** Writes lines below each other and turns the page where it is full; fewer than two lines are not left alone. */
export function flowLines(
  paper: Paper,
  tag: Tag,
  lines: readonly Line[],
  place: Place,
  form: TextForm,
): void {
  paper.need(Math.min(lines.length, 2) * form.leading);
  lines.forEach((line, index) => {
    const isLastButOne = index === lines.length - 2;
    paper.need((isLastButOne && index > 0 ? 2 : 1) * form.leading);
    paper.y += form.leading;
    putLine(
      paper,
      tag,
      line,
      { x: place.x, y: paper.y - (form.leading - form.size) / 2 - form.size * 0.2 },
      form,
    );
  });
}
