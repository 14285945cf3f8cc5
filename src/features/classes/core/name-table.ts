import { type ColumnRole, mostRoles } from './list-columns.ts';
import { type Cell, cellsOf, type Separator, separatorOf } from './name-cells.ts';
import { type NameColumns, nameColumns, usernameColumn } from './name-headings.ts';
import { withoutMarker } from './name-in-words.ts';

/** How many lines may stand above the heading of a table: the school, the class, the day. */
const ABOVE_HEADING = 6;

/** The line that heads the columns of a table. */
export interface Heading {
  readonly index: number;
  readonly columns: NameColumns;
  readonly heads: number;
  readonly texts: readonly string[];
  readonly separator: Separator;
}

/** The heading of a list; null where it has none. */
export function headingIn(lines: readonly string[]): Heading | null {
  for (const [index, line] of lines.slice(0, ABOVE_HEADING).entries()) {
    // "Name (Last, First)" is one head.
    const head = line.replaceAll(/\([^)]*\)/g, '');
    const separator = separatorOf(head);
    const cells = cellsOf(head, separator);
    const columns = nameColumns(cells.map((cell) => cell.text));
    if (columns) {
      const texts = cells.map((cell) => cell.text);
      return { index, columns, heads: cells.length, texts, separator };
    }
  }
  return null;
}

/** The cell under the head of names, with the cells that a comma inside the name has parted from it. */
export function wholeName(cells: readonly Cell[], at: number, tooMany: number): string {
  const end = at + 1 + Math.max(0, tooMany);
  const parts = cells.slice(at, end).filter(({ goesOn }, index) => index === 0 || goesOn);
  return parts.map(({ text }) => text).join(', ');
}

/** Whether a cell may hold a name: it has letters, and is no address. */
export const isLikelyName = (text: string): boolean => /\p{L}/u.test(text) && !/[\d@]/.test(text);

/** The cells of a line under headings: a comma that parts a whole name parts no columns. */
export function cellsUnder({ columns, heads, separator }: Heading, line: string): readonly string[] {
  const cells = cellsOf(line, separator);
  const tooMany = cells.length - heads;
  const texts = cells.map(({ text }) => text);
  if (columns.kind === 'parts' || tooMany <= 0) return texts;
  return texts.toSpliced(columns.full, tooMany + 1, wholeName(cells, columns.full, tooMany));
}

/** The same of a line without headings. */
export function cellsWithout(line: string): readonly string[] {
  const texts: string[] = [];
  for (const { text, goesOn } of cellsOf(line, separatorOf(line))) {
    if (goesOn) texts.push(`${texts.pop() ?? ''}, ${text}`);
    else texts.push(withoutMarker(text));
  }
  return texts;
}

/** What the headings say of their columns; of one heading nothing is to choose. */
export function rolesUnder({ columns, heads, texts }: Heading): readonly ColumnRole[] {
  if (heads < 2) return [];
  const usernames = usernameColumn(texts);
  return texts.map((_, at): ColumnRole => {
    if (columns.kind === 'full' && at === columns.full) return 'full';
    if (columns.kind === 'parts' && at === columns.first) return 'first';
    if (columns.kind === 'parts' && at === columns.last) return columns.first === null ? 'first' : 'last';
    return at === usernames ? 'username' : 'left-out';
  });
}

/** Where most lines without headings have their names; nothing where most have one cell alone. */
export function rolesWithout(
  lines: readonly (readonly string[])[],
  areColumns: boolean,
): readonly ColumnRole[] {
  const wide = lines.filter((cells) => cells.length > 1);
  if (2 * wide.length < lines.length) return [];
  const roles = wide.map((cells): readonly ColumnRole[] => {
    const [one, two] = cells.flatMap((text, at) => (isLikelyName(text) ? [at] : []));
    const areTwo = areColumns && two !== undefined && one !== undefined && !cells[one]?.includes(',');
    return cells.map((_, at) => {
      if (at === one) return areTwo ? 'first' : 'full';
      return areTwo && at === two ? 'last' : 'left-out';
    });
  });
  return mostRoles(roles, Math.max(0, ...wide.map((cells) => cells.length)));
}
