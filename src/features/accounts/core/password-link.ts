/** What a link to choose a new password ends in: its token and whose account it is for. */
export interface PasswordLinkEnd {
  readonly token: string;
  readonly username: string;
}

/** As it stands behind the # of the address. */
export const linkEnd = ({ token, username }: PasswordLinkEnd): string =>
  `${token}.${encodeURIComponent(username)}`;

/** Reads it, with or without the #; null where it is none. */
export function readLinkEnd(text: string): PasswordLinkEnd | null {
  const [, token, name] = /^#?([\w-]{10,100})\.(.{1,400})$/.exec(text) ?? [];
  if (token === undefined || name === undefined) return null;
  try {
    return { token, username: decodeURIComponent(name) };
  } catch {
    return null;
  }
}
