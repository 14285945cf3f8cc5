/** A student as a teacher names them. */
export interface WrittenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands before a name in a list: "1.", "2)", "-", "•". */
const MARKER = /^\s*(?:\d{1,3}[.)]\s+|\d{1,3}\s+(?=\p{L})|[-*•]\s*)/u;
/** Words at the head of a column. */
const FIRST = /^(?:student )?(?:first|given|fore)(?: ?names?)?$/;
const LAST = /^(?:student )?(?:last|sur|family)(?: ?names?)?$/;
const FULL = /^(?:(?:student|pupil|full)(?:['’]?s)?(?: full)?(?: names?)?|names?|students)$/;
/** Columns: of a spreadsheet that was pasted, or of a CSV file, which has no space after its commas. */
const COLUMNS = /[\t;"]|,(?!\s)/;
/** A cell of a line, in quotation marks where it holds what parts cells. */
const CELL = {
  tab: /("(?:[^"]|"")*"|[^\t]*)(?:\t|$)/g,
  comma: /("(?:[^"]|"")*"|[^,;]*)(?:[,;]|$)/g,
} as const;
const LAST_FIRST = /^([^,]+),\s+([^,]+)$/;

/** Where names are in the lines of a table. */
type Columns = { readonly first: number; readonly last: number } | { readonly full: number };

const tidy = (text: string): string => text.replaceAll(/^["'\s]+|["'\s]+$/g, '').replaceAll(/\s+/g, ' ');

/**
 * The students in a pasted list, one in a line: "Ana Lopez", "Lopez, Ana", columns of a spreadsheet with first names first, or a table
 * whose first line names its columns, whatever else it has. Numbers and bullets before a name, empty lines, and what is no name
 * (numbers, addresses) are left out.
 */
export function pastedNames(text: string): WrittenName[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const columns = lines[0] === undefined ? null : columnsIn(cellsOf(lines[0]));
  if (columns) return lines.slice(1).flatMap((line) => nameAt(columns, cellsOf(line)));
  return lines.flatMap((line) => {
    const words = line.replace(MARKER, '');
    return COLUMNS.test(words) ? nameInCells(cellsOf(line)) : nameInWords(words);
  });
}

/** What a line of headings says; null where it names nobody's column, because it is a name itself. */
function columnsIn(cells: readonly string[]): Columns | null {
  const heads = cells.map((cell) =>
    cell
      .toLowerCase()
      .replaceAll(/[_.-]+/g, ' ')
      .trim(),
  );
  const [first, last, full] = [FIRST, LAST, FULL].map((head) => heads.findIndex((cell) => head.test(cell)));
  if (first !== undefined && last !== undefined && first >= 0 && last >= 0) return { first, last };
  return full !== undefined && full >= 0 ? { full } : null;
}

function cellsOf(line: string): string[] {
  const parts = [...line.matchAll(line.includes('\t') ? CELL.tab : CELL.comma)].map(([, cell = '']) =>
    tidy(cell),
  );
  // The last match is the end of the line.
  return parts.length > 1 && parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

function nameAt(columns: Columns, cells: readonly string[]): WrittenName[] {
  if ('full' in columns) return nameInWords(cells[columns.full] ?? '');
  const [firstName = '', lastName = ''] = [cells[columns.first], cells[columns.last]];
  if (firstName !== '') return [{ firstName, lastName }];
  return lastName === '' ? [] : [{ firstName: lastName, lastName: '' }];
}

/** Without a heading: the cells that may be names, first name first. */
function nameInCells(cells: readonly string[]): WrittenName[] {
  const [one = '', two = ''] = cells.filter((cell) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell));
  if (two === '' || LAST_FIRST.test(one) || one.includes(' ')) return nameInWords(one);
  return [{ firstName: one, lastName: two }];
}

function nameInWords(text: string): WrittenName[] {
  const words = tidy(text);
  if (!/\p{L}/u.test(words)) return [];
  const turned = LAST_FIRST.exec(words);
  if (turned) return [{ firstName: tidy(turned[2] ?? ''), lastName: tidy(turned[1] ?? '') }];
  const [firstName = '', ...rest] = words.split(' ');
  return [{ firstName, lastName: rest.join(' ') }];
}
