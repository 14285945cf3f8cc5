import type { WrittenName } from './pasted-names.ts';

/** What stands before a name in a list: "1.", "2)", "-", "•". */
const MARKER = /^\s*(?:\d{1,3}[.)]\s+|\d{1,3}\s+(?=\p{L})|[-*•]\s*)/u;
/** Belongs to the last name, wherever it is written. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;
/** An address, or the number of a student, with what stands around it. */
const NO_NAME = /@|^[#(<[]*\d{3,}[)>\]]*$/;

export const tidy = (text: string): string =>
  text.replaceAll(/^["'\s\uFEFF]+|["'\s]+$/g, '').replaceAll(/\s+/g, ' ');

export const withoutMarker = (line: string): string => line.replace(MARKER, '');

/** How a name was parted: at its comma, last name first, or after its first word. */
export type NameOrder = 'comma' | 'words';

/** A whole name, "Ana Lopez" or "Lopez, Ana"; null where there is none. */
export function nameInWords(text: string): (WrittenName & { readonly order: NameOrder }) | null {
  const parts = withoutMarker(text)
    .split(',')
    .map((part) => tidy(withoutNumbers(part)))
    .filter((part) => /\p{L}/u.test(part));
  const suffixes = parts.slice(1).filter((part) => SUFFIX.test(part));
  const [one, ...more] = parts.filter((part, index) => index === 0 || !SUFFIX.test(part));
  if (one === undefined) return null;
  if (more.length > 0)
    return { firstName: more.join(' '), lastName: [one, ...suffixes].join(' '), order: 'comma' };
  const [firstName = '', ...rest] = one.split(' ');
  return { firstName, lastName: [...rest, ...suffixes].join(' '), order: 'words' };
}

const withoutNumbers = (part: string): string =>
  part
    .split(/\s+/)
    .filter((word) => !NO_NAME.test(word))
    .join(' ');
