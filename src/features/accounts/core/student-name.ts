/** The names of a student, as a teacher knows them. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** "Ana Rivera"; the username where no name was given. */
export const nameOf = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username;

const alike = (one: Named): string => nameOf(one).replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * The names of the students of one list: where two would have the same, each with its username, "Ana Rivera (ana.r2)".
 * @returns what to call a student of the list.
 */
export function namesAmong(students: readonly Named[]): (student: Named) => string {
  // A student may be on the list more than once.
  const sameName = Map.groupBy(new Map(students.map((one) => [one.username, one])).values(), alike);
  return (student) => {
    const name = nameOf(student);
    const isShared = (sameName.get(alike(student))?.length ?? 0) > 1;
    return isShared && name !== student.username ? `${name} (${student.username})` : name;
  };
}

/**
 * What a student is found by in a class book: last name, first name, username. Who has one name alone is found by that one, and not in
 * front of all others.
 */
export const bookName = ({ firstName, lastName, username }: Named): string =>
  [lastName, firstName, username]
    .map((name) => name.trim())
    .filter(Boolean)
    .join(' ');

/** Heads a column of names that is in the order of `bookName`, though first names are written first. */
export const BY_LAST_NAME = 'Student, by last name';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/**
 * The students as in a class book; “É” stands with “E”, whatever the language of the machine. What each is found by is made once: in a list of
 * two thousand a name is compared more than twenty times.
 */
export const inOrderOfNames = <S extends Named>(students: readonly S[]): S[] =>
  students
    .map((student) => ({ student, name: bookName(student) }))
    .toSorted((a, b) => byName.compare(a.name, b.name))
    .map(({ student }) => student);
