import { type ColumnRole, describeColumns, type ListColumn } from './list-columns.ts';
import { type Cell, cellsOf, separatorOf } from './name-cells.ts';
import { type NameOrder, nameInWords, withoutMarker } from './name-in-words.ts';
import {
  cellsUnder,
  cellsWithout,
  type Heading,
  headingIn,
  isLikelyName,
  rolesUnder,
  rolesWithout,
  wholeName,
} from './name-table.ts';

/** A student as a teacher names them. */
export interface WrittenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a name was read: by the heads of its columns, from two columns without heads, at its comma, or after its first word. */
export type NameRule = 'headings' | 'columns' | NameOrder;

/** A name with the line that it was read from. */
export type ReadName = WrittenName & {
  readonly rule: NameRule;
  readonly line: string;
  /** Which line of the list that is, empty ones not counted: it stays the same however the columns are read. */
  readonly at: number;
  /** Of a list with a column of usernames; else empty. */
  readonly username: string;
};

/** What a pasted list says. */
export interface ReadList {
  readonly names: readonly ReadName[];
  /** Lines that were taken for no student: what stands above a heading, a title, addresses. The heading itself is not among them. */
  readonly leftOut: readonly string[];
  /** How the columns of a table were read; empty where the list has no columns. */
  readonly columns: readonly ListColumn[];
}

/** A first line that names a class: "Period 3 – Rivera", "Grade 4: Reading". */
const TITLE =
  /^\s*"?(?:period|grade|class|room|homeroom|section|roster|teacher|course|block|school)\b.*(?:\d|:|\s[-–—]\s)/i;
/** What gradebooks and spreadsheets write among the names. */
const NO_STUDENT = /^\s*"?\s*(?:points possible|student, test|test student|sep=.)/i;

/**
 * The students in a pasted list, one in a line: "Ana Lopez", "Lopez, Ana", columns of a spreadsheet with first names first, or a table
 * with a line that heads its columns, whatever else it has. Numbers and bullets before a name, empty lines, and what is no name
 * (numbers, addresses) are left out.
 * @param chosen what the teacher says that the columns are, where that is not what was guessed.
 */
export function readNames(text: string, chosen: readonly ColumnRole[] | null = null): ReadList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.replaceAll(/[\s\uFEFF"',;]/g, '') !== '');
  const heading = headingIn(lines);
  const top = heading ? heading.index + 1 : 0;
  const rows = lines.slice(top).flatMap((line, index): readonly Row[] =>
    heading && line === lines[heading.index]
      ? []
      : [
          {
            line,
            at: top + index,
            cells: heading ? cellsUnder(heading, line) : cellsWithout(line),
            isTitle: NO_STUDENT.test(line) || (!heading && index === 0 && TITLE.test(line)),
          },
        ],
  );
  const inCells = rows.filter(({ isTitle }) => !isTitle).map(({ cells }) => cells);
  const areColumns = !heading && areInColumns(rows.map(({ line }) => line));
  const guessed = heading ? rolesUnder(heading) : rolesWithout(inCells, areColumns);
  const roles = chosen?.length === guessed.length ? chosen : null;
  const usernames = (roles ?? guessed).indexOf('username');
  const nameIn = ({ line, cells }: Row): Found => {
    if (roles) return nameInColumns(cells, roles);
    return heading ? nameUnder(heading, line) : nameInCells(namesIn(line), areColumns);
  };
  const names: ReadName[] = [];
  const leftOut = heading ? lines.slice(0, heading.index).map(shown) : [];
  const read: (readonly string[])[] = [];
  for (const row of rows) {
    const name = row.isTitle ? null : nameIn(row);
    if (!name) leftOut.push(shown(row.line));
    else {
      names.push({ ...name, line: shown(row.line), at: row.at, username: row.cells[usernames] ?? '' });
      read.push(row.cells);
    }
  }
  const columns = describeColumns(roles ?? guessed, heading?.texts ?? [], read.length > 0 ? read : inCells);
  return { names, leftOut, columns };
}

/** A line of the list that is no heading, with its cells by column. */
interface Row {
  readonly line: string;
  readonly at: number;
  readonly cells: readonly string[];
  /** It names no student. */
  readonly isTitle: boolean;
}

const shown = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

type Found = Omit<ReadName, 'line' | 'at' | 'username'> | null;

/** The name where the teacher says that it stands. */
function nameInColumns(cells: readonly string[], roles: readonly ColumnRole[]): Found {
  const cellOf = (role: ColumnRole): string => cells[roles.indexOf(role)] ?? '';
  return roles.includes('full') ? inWords(cellOf('full')) : inParts(cellOf('first'), cellOf('last'));
}

function nameUnder({ columns, heads, separator }: Heading, line: string): Found {
  // Under one head a comma is the name's own, with a space behind it or without.
  if (heads === 1 && separatorOf(line) === ',')
    return inWords(
      namesIn(line)
        .map(({ text }) => text)
        .join(', '),
    );
  const cells = cellsOf(line, heads === 1 ? separatorOf(line) : separator);
  if (columns.kind === 'full') return inWords(wholeName(cells, columns.full, cells.length - heads));
  const textAt = (at: number | null): string => (at === null ? '' : (cells[at]?.text ?? ''));
  return inParts(textAt(columns.first), textAt(columns.last));
}

function inParts(firstName: string, lastName: string): Found {
  if (firstName === '' && lastName === '') return null;
  return firstName === ''
    ? { firstName: lastName, lastName: '', rule: 'headings' }
    : { firstName, lastName, rule: 'headings' };
}

const inWords = (text: string): Found => {
  const name = nameInWords(text);
  return name && { firstName: name.firstName, lastName: name.lastName, rule: name.order };
};

/** The cells of a line that may be names; where none may, all. */
function namesIn(line: string): readonly Cell[] {
  const words = withoutMarker(line);
  const cells = cellsOf(words, separatorOf(words));
  const likely = cells.filter(({ text }) => isLikelyName(text));
  return likely.length > 0 ? likely : cells;
}

/** Whether lines without a heading have a first name in one cell and a last name in the next: the first of them is mostly one word. */
function areInColumns(lines: readonly string[]): boolean {
  const pairs = lines.map(namesIn).filter(([, two]) => two && !two.goesOn);
  return 2 * pairs.filter(([one]) => one && !/[\s,]/.test(one.text)).length >= pairs.length;
}

/** Without a heading: first name first, or a whole name in the first cell, with what goes on behind its comma. */
function nameInCells([one, two, ...more]: readonly Cell[], areColumns: boolean): Found {
  if (!one) return null;
  if (two && !two.goesOn && areColumns && !one.text.includes(','))
    return { firstName: one.text, lastName: two.text, rule: 'columns' };
  if (!two?.goesOn) return inWords(one.text);
  const end = more.findIndex(({ goesOn }) => !goesOn);
  const parts = [one, two, ...(end < 0 ? more : more.slice(0, end))];
  return inWords(parts.map(({ text }) => text).join(', '));
}
