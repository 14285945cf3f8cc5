import { useState } from 'react';
import { useOnPaper } from './use-on-paper.ts';

/** Rows that are drawn at a time: a class of a usual size is whole, and nobody reads more in one go. */
export const ROWS_OF_PAGE = 100;

export interface PageOf<Row> {
  readonly rows: readonly Row[];
  /** From 0. */
  readonly page: number;
  readonly turn: (page: number) => void;
}

/** The rows of a long list a page at a time; on paper all of them. A list that becomes shorter shows its last page. */
export function usePageOf<Row>(rows: readonly Row[]): PageOf<Row> {
  const [asked, turn] = useState(0);
  const onPaper = useOnPaper();
  const last = Math.max(0, Math.ceil(rows.length / ROWS_OF_PAGE) - 1);
  const page = Math.min(asked, last);
  const ofPage = rows.slice(page * ROWS_OF_PAGE, (page + 1) * ROWS_OF_PAGE);
  return { rows: onPaper ? rows : ofPage, page, turn };
}
