import { usernameKey } from '#features/accounts/core/username.ts';
import type { WrittenName } from './pasted-names.ts';
import { sameNameKey } from './same-student.ts';

/** A student of a list. */
export interface ListedStudent extends WrittenName {
  /** Empty where the list has none. */
  readonly username: string;
}

/** A student who is in the class now. */
export interface StudentInClass extends WrittenName {
  readonly studentId: number;
  readonly username: string;
}

/** What a line of a list means for the class. */
export type RosterMatch =
  /** Nobody in the class. */
  | { readonly kind: 'new' }
  /** A student of the class, by the username or, where that is nobody's in the class, by the name. */
  | { readonly kind: 'in-class'; readonly by: 'username' | 'name'; readonly student: StudentInClass }
  /** The username of a student of the class, with another whole name. */
  | { readonly kind: 'other-name'; readonly student: StudentInClass };

export interface MatchedRoster {
  /** For each line of the list, in its order. */
  readonly matches: readonly RosterMatch[];
  /** Students of the class whom no line of the list means. */
  readonly notOnList: readonly StudentInClass[];
}

/**
 * Finds the students of a list in a class: first by username, then by name, as `same-student.ts` compares names. Nobody is both created
 * and found, so that the same list twice changes nothing. A username comes up once: a later line with it is matched by its name.
 */
export function matchRoster(
  list: readonly ListedStudent[],
  inClass: readonly StudentInClass[],
): MatchedRoster {
  const byUsername = new Map(inClass.map((student) => [usernameKey(student.username), student]));
  const found = new Set<StudentInClass>();
  const ofUsername = list.map(({ username }) => {
    const student = username === '' ? undefined : byUsername.get(usernameKey(username));
    if (!student || found.has(student)) return null;
    found.add(student);
    return student;
  });
  const byName = Map.groupBy(inClass, sameNameKey);
  const matches = list.map((listed, index): RosterMatch => {
    const student = ofUsername[index];
    if (student)
      return isRenamed(listed, student)
        ? { kind: 'other-name', student }
        : { kind: 'in-class', by: 'username', student };
    const namesakes = byName.get(sameNameKey(listed)) ?? [];
    const namesake = namesakes.find((one) => !found.has(one)) ?? namesakes[0];
    if (!namesake) return { kind: 'new' };
    found.add(namesake);
    return { kind: 'in-class', by: 'name', student: namesake };
  });
  return { matches, notOnList: inClass.filter((student) => !found.has(student)) };
}

/** A name without a first or a last name is no correction: the list may have the rest in another column. */
const isRenamed = (listed: WrittenName, student: WrittenName): boolean =>
  listed.firstName !== '' && listed.lastName !== '' && sameNameKey(listed) !== sameNameKey(student);

/** A class with fewer students is still being set up: nothing in it can be mixed up. */
const FEWEST_TO_ASK = 5;

/** Whether a list changes so much of a class that it may be the list of another one: more than half as many as are in it. */
export const asksTwice = ({ changes, inClass }: { readonly changes: number; readonly inClass: number }) =>
  inClass >= FEWEST_TO_ASK && 2 * changes > inClass;
