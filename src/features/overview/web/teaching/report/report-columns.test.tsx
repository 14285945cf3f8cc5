import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReportedStudent } from '#features/reports/contract/class-report.ts';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { rosterColumns } from '../class/roster-columns.tsx';
import { readers } from '../testing/fixture-class.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { reportColumns } from './report-columns.tsx';

afterEach(cleanup);

const ROSTER = rosterColumns({ asOf: NOW, schoolClass: readers, students: [] });
const settled = rosterLine('Ana');
const settling = rosterLine('Noah', { readingLevel: { ...settled.readingLevel!, settling: true } });
const guesser = rosterLine('Ben', { readingLevel: null });
const beginner = rosterLine('Cy', { readingLevel: null, pretestStatus: 'pretest_not_started' });
const elsewhere = rosterLine('Di', { readingLevel: null, pretestStatus: null, figures: false });

/** What the column of the level says. */
const wordsOf = <Line,>(columns: readonly Column<Line>[], line: Line): string | null =>
  render(<p>{columns.find(({ id }) => id === 'level')?.cell(line)}</p>).container.textContent;

it.each([
  [settled, 'Five 4.6 ± 0.5'],
  [settling, 'Five 4.6 ± 0.5'],
  [guesser, 'not known yet'],
  [beginner, 'pretest not done'],
  [elsewhere, 'not shown'],
])('shows the level in the same words as the class page', (line, words) => {
  const { readingLevel, pretestStatus, figures } = line;
  const reported = { readingLevel, pretestStatus, figures } as ReportedStudent;
  expect(wordsOf(reportColumns([reported]), reported)).toBe(wordsOf(ROSTER, line));
  expect(wordsOf(ROSTER, line)).toBe(words);
});
