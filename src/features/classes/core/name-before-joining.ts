interface Names {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

/** A student as a teacher is told who does not teach them yet: "Ana L.", enough to know who asks. */
export function nameBeforeJoining({ firstName, lastName, username }: Names): string {
  if (firstName === '') return username;
  const [initial] = lastName;
  return initial === undefined ? firstName : `${firstName} ${initial}.`;
}
