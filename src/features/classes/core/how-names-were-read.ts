import { count } from '#platform/wording/core/figures.ts';
import type { NameRule, ReadList, ReadName } from './pasted-names.ts';

/** In the order in which they are told. */
const RULES = ['headings', 'comma', 'columns', 'words'] as const satisfies readonly NameRule[];
/** So many left-out lines are shown word for word. */
const SHOWN = 3;
const LONGEST = 40;

/** What is shown where the columns themselves are shown. */
const OF_COLUMNS: readonly NameRule[] = ['headings', 'columns'];

/** How the names of a list were read, each way with its first example, and what was left out: sentences for who checks them. */
export function howNamesWereRead({ names, leftOut, columns }: ReadList): readonly string[] {
  const told = columns.length === 0 ? RULES : RULES.filter((rule) => !OF_COLUMNS.includes(rule));
  const sentences = told.flatMap((rule) => {
    const first = names.find((name) => name.rule === rule);
    return first ? [sentenceFor(rule, first)] : [];
  });
  const single = names.filter(({ lastName }) => lastName === '').length;
  if (single > 0)
    sentences.push(`${count(single, 'student has', 'students have')} no last name in your list.`);
  if (leftOut.length > 0) sentences.push(leftOutInWords(leftOut));
  return sentences;
}

function sentenceFor(rule: NameRule, { line, firstName, lastName }: ReadName): string {
  const first = `first name ${firstName}`;
  switch (rule) {
    case 'headings':
      return 'First and last names come from the columns with these headings.';
    case 'comma':
      return `The last name stands before the comma: “${short(line)}” is ${first}, last name ${lastName}.`;
    case 'columns':
      return `The first column is the first name: “${short(line)}” is ${first}, last name ${lastName}.`;
    case 'words':
      return lastName === ''
        ? `The first word is the first name: “${short(line)}” is ${first}.`
        : `The first word is the first name: “${short(line)}” is ${first}, last name ${lastName}.`;
  }
}

function leftOutInWords(lines: readonly string[]): string {
  const quoted = lines.slice(0, SHOWN).map((line) => `“${short(line)}”`);
  const more = lines.length - quoted.length;
  const what = [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ');
  return `${count(lines.length, 'line is', 'lines are')} no student and ${lines.length === 1 ? 'was' : 'were'} left out: ${what}.`;
}

const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line);
