import type { WrittenName } from './pasted-names.ts';

/** Why a row of a new list may be a student who is there already. */
export type SameStudent = 'twice-in-list' | 'already-in-class';

/** Accents and the like: a list often leaves them out. */
const MARKS = /\p{M}/gu;

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What two ways to write one name have in common: not its capitals, its accents, its spaces, nor its hyphens and apostrophes. */
export const sameNameKey = ({ firstName, lastName }: WrittenName): string =>
  `${plain(firstName)}\n${plain(lastName)}`;

/** The names of a class while students are added to it: says of each new one whether it is there already. */
export function namesOfClass(inClass: readonly WrittenName[]) {
  const present = new Set(inClass.map(sameNameKey));
  const listed = new Set<string>();
  return {
    /** Null for a name that is neither in the class nor on the list before. */
    sameAs(name: WrittenName): SameStudent | null {
      const key = sameNameKey(name);
      if (present.has(key)) return 'already-in-class';
      return listed.has(key) ? 'twice-in-list' : null;
    },
    /** The list has this name from now on. */
    add: (name: WrittenName): void => void listed.add(sameNameKey(name)),
  };
}

/** For each name of a list what it repeats; the first of two alike repeats nothing. */
export function sameStudents(
  list: readonly WrittenName[],
  inClass: readonly WrittenName[],
): readonly (SameStudent | null)[] {
  const names = namesOfClass(inClass);
  return list.map((name) => {
    const same = names.sameAs(name);
    names.add(name);
    return same;
  });
}
