/** The names of a student, as a teacher knows them. */
export interface Named {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** "Ana Rivera"; the username where no name was given. */
export const nameOf = ({ firstName, lastName, username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username;

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** As in a class book: by last name, then first name, then username. */
export const compareNames = (a: Named, b: Named): number =>
  byName.compare(a.lastName, b.lastName) ||
  byName.compare(a.firstName, b.firstName) ||
  byName.compare(a.username, b.username);
