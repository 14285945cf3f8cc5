/** What may hold a semicolon that ends no statement: comments, strings, quoted names, bodies between dollar signs. */
const WHOLE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|;/g;
const ONLY_COMMENTS = /^(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*$/;

/** The statements of an SQL file, each with the comments before it. Strings with backslash escapes are not understood. */
export function splitStatements(sql: string): string[] {
  const ends = [...sql.matchAll(WHOLE)].flatMap(({ 0: text, index }) => (text === ';' ? [index] : []));
  const starts = [0, ...ends.map((end) => end + 1)];
  return starts
    .map((start, at) => sql.slice(start, ends[at] ?? sql.length).trim())
    .filter((statement) => !ONLY_COMMENTS.test(statement));
}
