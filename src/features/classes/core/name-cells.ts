import { tidy } from './name-in-words.ts';

/** A cell of a line, in quotation marks where it holds what parts cells. */
const CELL = {
  '\t': /(\s*"(?:[^"]|"")*"|[^\t]*)(?:\t|$)/g,
  ';': /(\s*"(?:[^"]|"")*"|[^;]*)(?:;|$)/g,
  ',': /(\s*"(?:[^"]|"")*"|[^,]*)(?:,|$)/g,
} as const;
export type Separator = keyof typeof CELL;

/** What parts the cells of a line: a tab, else a semicolon, else commas, which may also stand inside a name. */
export function separatorOf(line: string): Separator {
  const bare = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  if (bare.includes('\t')) return '\t';
  return bare.includes(';') ? ';' : ',';
}

export interface Cell {
  readonly text: string;
  /** It follows its comma as in a sentence, "Lopez, Ana": the comma may belong to a name. */
  readonly goesOn: boolean;
}

export function cellsOf(line: string, separator: Separator): Cell[] {
  const parts = [...line.matchAll(CELL[separator])].map(([, cell = ''], index) => ({
    text: tidy(cell),
    goesOn: separator === ',' && index > 0 && /^\s+[^\s"]/.test(cell),
  }));
  // The last match is the end of the line.
  return parts.length > 1 && parts.at(-1)?.text === '' ? parts.slice(0, -1) : parts;
}
