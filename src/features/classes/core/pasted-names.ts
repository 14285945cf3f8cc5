import { type Cell, cellsOf, type Separator, separatorOf } from './name-cells.ts';
import { type NameColumns, nameColumns } from './name-headings.ts';
import { type NameOrder, nameInWords, withoutMarker } from './name-in-words.ts';

/** A student as a teacher names them. */
export interface WrittenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a name was read: by the heads of its columns, from two columns without heads, at its comma, or after its first word. */
export type NameRule = 'headings' | 'columns' | NameOrder;

/** A name with the line that it was read from. */
export type ReadName = WrittenName & { readonly rule: NameRule; readonly line: string };

/** What a pasted list says. */
export interface ReadList {
  readonly names: readonly ReadName[];
  /** Lines that were taken for no student: what stands above a heading, a title, addresses. The heading itself is not among them. */
  readonly leftOut: readonly string[];
}

/** How many lines may stand above the heading of a table: the school, the class, the day. */
const ABOVE_HEADING = 6;
/** A first line that names a class: "Period 3 – Rivera", "Grade 4: Reading". */
const TITLE =
  /^\s*"?(?:period|grade|class|room|homeroom|section|roster|teacher|course|block|school)\b.*(?:\d|:|\s[-–—]\s)/i;
/** What gradebooks and spreadsheets write among the names. */
const NO_STUDENT = /^\s*"?\s*(?:points possible|student, test|test student|sep=.)/i;

/**
 * The students in a pasted list, one in a line: "Ana Lopez", "Lopez, Ana", columns of a spreadsheet with first names first, or a table
 * with a line that heads its columns, whatever else it has. Numbers and bullets before a name, empty lines, and what is no name
 * (numbers, addresses) are left out.
 */
export function readNames(text: string): ReadList {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.replaceAll(/[\s\uFEFF"',;]/g, '') !== '');
  const heading = headingIn(lines);
  const rows = heading ? lines.slice(heading.index + 1) : lines;
  const leftOut = heading ? lines.slice(0, heading.index) : [];
  const areColumns = !heading && areInColumns(rows);
  const names: ReadName[] = [];
  for (const [index, line] of rows.entries()) {
    if (heading && line === lines[heading.index]) continue;
    const isTitle = NO_STUDENT.test(line) || (!heading && index === 0 && TITLE.test(line));
    const name = isTitle ? null : heading ? nameUnder(heading, line) : nameInCells(namesIn(line), areColumns);
    if (name) names.push({ ...name, line: shown(line) });
    else leftOut.push(shown(line));
  }
  return { names, leftOut: leftOut.map(shown) };
}

const shown = (line: string): string => line.replaceAll(/\s+/g, ' ').trim();

interface Heading {
  readonly index: number;
  readonly columns: NameColumns;
  readonly heads: number;
  readonly separator: Separator;
}

function headingIn(lines: readonly string[]): Heading | null {
  for (const [index, line] of lines.slice(0, ABOVE_HEADING).entries()) {
    // "Name (Last, First)" is one head.
    const head = line.replaceAll(/\([^)]*\)/g, '');
    const separator = separatorOf(head);
    const cells = cellsOf(head, separator);
    const columns = nameColumns(cells.map((cell) => cell.text));
    if (columns) return { index, columns, heads: cells.length, separator };
  }
  return null;
}

type Found = Omit<ReadName, 'line'> | null;

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
  const firstName = columns.first === null ? '' : (cells[columns.first]?.text ?? '');
  const lastName = columns.last === null ? '' : (cells[columns.last]?.text ?? '');
  if (firstName === '' && lastName === '') return null;
  return firstName === ''
    ? { firstName: lastName, lastName: '', rule: 'headings' }
    : { firstName, lastName, rule: 'headings' };
}

/** The cell under the head of names, with the cells that a comma inside the name has parted from it. */
function wholeName(cells: readonly Cell[], at: number, tooMany: number): string {
  const end = at + 1 + Math.max(0, tooMany);
  const parts = cells.slice(at, end).filter(({ goesOn }, index) => index === 0 || goesOn);
  return parts.map(({ text }) => text).join(', ');
}

const inWords = (text: string): Found => {
  const name = nameInWords(text);
  return name && { firstName: name.firstName, lastName: name.lastName, rule: name.order };
};

/** The cells of a line that may be names; where none may, all. */
function namesIn(line: string): readonly Cell[] {
  const words = withoutMarker(line);
  const cells = cellsOf(words, separatorOf(words));
  const likely = cells.filter(({ text }) => /\p{L}/u.test(text) && !/[\d@]/.test(text));
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
