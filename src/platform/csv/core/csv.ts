/** With it a spreadsheet reads names of any script as they are. */
const BYTE_ORDER_MARK = '\uFEFF';
const END_OF_LINE = '\r\n';

/** What a spreadsheet would take for a formula, also after blanks and in the wide forms of East Asian scripts. */
const FORMULA = /^\s*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
const TO_QUOTE = /[",\r\n\t;']|^\s|\s$/;

/**
 * A table as CSV (RFC 4180) that a spreadsheet opens with any script, and that runs nothing: a text that looks like a formula gets an
 * apostrophe before it. Numbers stay numbers.
 */
export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  BYTE_ORDER_MARK + [header, ...rows].map((row) => row.map(toCell).join(',') + END_OF_LINE).join('');

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
