import { tidy } from './name-in-words.ts';

/** Words at the head of a column, in small letters, without what stands in brackets. */
const WHOSE = "(?:(?:student|pupil|child|legal|preferred|official|stu)(?:['’]?s)? )*";
const FIRST = new RegExp(
  `^${WHOSE}(?:first|given|fore) ?names?(?: (?:m ?i|middle|initial|middle initial))?$`,
);
const LAST = new RegExp(`^${WHOSE}(?:last|sur|family) ?names?$`);
const FULL =
  /^(?:(?:student|pupil|child|full|complete|display|sortable)(?:['’]?s)?(?: (?:full|display|sortable))?(?: ?names?)?|(?:full ?)?names?|students|pupils|children|learners?)$/;
/** Without "name": headings only where both stand there. */
const SHORT_FIRST = new RegExp(`^${WHOSE}(?:first|given)(?: m ?i)?$`);
const SHORT_LAST = new RegExp(`^${WHOSE}(?:last|family|surname)$`);

/** Of the whole name, unless a part of it has a column of its own. */
const NAME = /^names?$/;

const USERNAME = new RegExp(
  `^${WHOSE}(?:user ?names?|user ?ids?|log ?ins?|login ?(?:names?|ids?)|openleaf ?(?:user ?)?names?)$`,
);

/** Where names are in the lines of a table. A missing column is null. */
export type NameColumns =
  | { readonly kind: 'parts'; readonly first: number | null; readonly last: number | null }
  | { readonly kind: 'full'; readonly full: number };

/** The column that is headed as one of usernames, or null. */
export function usernameColumn(cells: readonly string[]): number | null {
  const index = cells.findIndex((cell) => USERNAME.test(wordsOf(cell)));
  return index < 0 ? null : index;
}

const wordsOf = (cell: string): string =>
  tidy(cell.replaceAll(/\([^)]*\)/g, ' '))
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[_.:*-]+/g, ' ')
    .trim();

/** What the cells of a line say as headings; null where they head no names, because they are a name themselves. */
export function nameColumns(cells: readonly string[]): NameColumns | null {
  const heads = cells.map(wordsOf);
  const at = (head: RegExp): number | null => {
    const index = heads.findIndex((cell) => head.test(cell));
    return index < 0 ? null : index;
  };
  const [first, last] = [at(FIRST), at(LAST)];
  // "Name" beside "First name" is the last name, and the other way round.
  const name = at(NAME);
  const [shortFirst, shortLast] = [first ?? at(SHORT_FIRST), last ?? at(SHORT_LAST)];
  const someFirst = shortFirst ?? (shortLast === null ? null : name);
  const someLast = shortLast ?? (shortFirst === null ? null : name);
  if (someFirst !== null && someLast !== null) return { kind: 'parts', first: someFirst, last: someLast };
  const full = at(FULL);
  if (full !== null) return { kind: 'full', full };
  return first === null && last === null ? null : { kind: 'parts', first, last };
}
