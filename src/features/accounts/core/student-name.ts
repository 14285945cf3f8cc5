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

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** As in a class book: by last name, then first name, then username. */
export const compareNames = (a: Named, b: Named): number =>
  byName.compare(a.lastName, b.lastName) ||
  byName.compare(a.firstName, b.firstName) ||
  byName.compare(a.username, b.username);
