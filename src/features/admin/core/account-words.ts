/** What a person is called: the name, or the username of who has none. */
export const nameOfAccount = ({
  firstName,
  lastName,
  username,
}: {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}): string => `${firstName} ${lastName}`.trim() || username;
