/** A student as a teacher names them. */
export interface WrittenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** What stands before a name in a list: "1.", "2)", "-", "•". */
const MARKER = /^\s*(?:\d{1,3}[.)]?\s+|[-*•]\s*)/;
/** The first line of a table that says what its columns are. */
const HEADING =
  /^(?:#|no\.?|number|id|student|students?|names?|full name|first|last|given|sur|family)(?!\p{L}).*$/iu;
/** Columns: of a spreadsheet that was pasted, or of a CSV file, which has no space after its commas. */
const COLUMNS = /[\t;]|,(?!\s)/;
const LAST_FIRST = /^([^,]+),\s+([^,]+)$/;

const tidy = (text: string): string => text.replaceAll(/^["'\s]+|["'\s]+$/g, '').replaceAll(/\s+/g, ' ');

/**
 * The students in a pasted list, one in a line: "Ana Lopez", "Lopez, Ana", or columns of a spreadsheet, first name first. Numbers
 * and bullets before a name, empty lines and a line of headings are left out.
 */
export function pastedNames(text: string): WrittenName[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(MARKER, ''));
  const heading = lines.find((line) => line.trim() !== '');
  const isTable = heading !== undefined && isHeading(heading);
  const lastFirst = isTable && /^\W*(?:last|sur|family)/i.test(heading);
  return lines.flatMap((line) => {
    if (line.trim() === '' || (isTable && line === heading)) return [];
    return [isTable || COLUMNS.test(line) ? nameInCells(line, lastFirst) : nameInWords(line)];
  });
}

/** A heading names its columns and nobody: "First name, Last name", "Student". */
const isHeading = (line: string): boolean =>
  HEADING.test(line.trim()) && cellsOf(line).every((cell) => HEADING.test(cell));

const cellsOf = (line: string): string[] =>
  line
    .split(/[\t;,]/)
    .map(tidy)
    .filter((cell) => cell !== '');

function nameInCells(line: string, lastFirst: boolean): WrittenName {
  const [one = '', two = ''] = cellsOf(line);
  if (two === '') return nameInWords(one);
  return lastFirst ? { firstName: two, lastName: one } : { firstName: one, lastName: two };
}

function nameInWords(line: string): WrittenName {
  const turned = LAST_FIRST.exec(tidy(line));
  if (turned) return { firstName: tidy(turned[2] ?? ''), lastName: tidy(turned[1] ?? '') };
  const [firstName = '', ...rest] = tidy(line).split(' ');
  return { firstName, lastName: rest.join(' ') };
}
