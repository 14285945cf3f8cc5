/** A row of a file, with the line that it begins on, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longest text in one cell, in characters: beyond it a quote was not closed, and the rest of the file would be one cell. */
const LONGEST_CELL = 100_000;

/** A file that is no table. `line` is where it begins to be none. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly line: number;
  constructor(line: number) {
    super(`A quotation mark on line ${line} is not closed.`);
    this.line = line;
  }
}

/** Reads CSV (RFC 4180) piece by piece, whatever its lines end in. Empty lines are no rows. */
export interface CsvReader {
  /** @returns the rows that end in this piece. @throws CsvError */
  readonly push: (text: string) => CsvRow[];
  /** @returns the last row, where the file does not end in a line end. @throws CsvError */
  readonly end: () => CsvRow[];
}

export function createCsvReader(): CsvReader {
  let cells: string[] = [];
  let cell = '';
  // 'closed': a quote was read inside quotes, which ends them unless another follows.
  let state: 'plain' | 'quoted' | 'closed' = 'plain';
  let line = 1;
  let begun = 1;
  let afterReturn = false;

  const endRow = (rows: CsvRow[]) => {
    if (cells.length > 0 || cell !== '') rows.push({ line: begun, cells: [...cells, cell] });
    cells = [];
    cell = '';
    state = 'plain';
    begun = line;
  };
  const push = (text: string): CsvRow[] => {
    const rows: CsvRow[] = [];
    for (const letter of text) {
      const isNewLine = letter === '\n';
      if (isNewLine && !afterReturn) line++;
      if (letter === '\r') line++;
      const isSecond = isNewLine && afterReturn;
      afterReturn = letter === '\r';
      if (state === 'quoted') {
        if (letter === '"') state = 'closed';
        else cell += letter;
        if (cell.length > LONGEST_CELL) throw new CsvError(begun);
      } else if (letter === '"' && state === 'closed') {
        cell += letter;
        state = 'quoted';
      } else if (letter === '"' && cell === '') state = 'quoted';
      else if (letter === ',') {
        cells.push(cell);
        cell = '';
        state = 'plain';
      } else if (isSecond) begun = line;
      else if (isNewLine || letter === '\r') endRow(rows);
      else cell += letter;
    }
    return rows;
  };
  const end = (): CsvRow[] => {
    if (state === 'quoted') throw new CsvError(begun);
    const rows: CsvRow[] = [];
    endRow(rows);
    return rows;
  };
  return { push, end };
}
