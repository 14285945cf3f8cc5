/** What a link to choose a new password ends in. No name: anybody may sign up under any address, and a name can be a message. */
export interface PasswordLinkEnd {
  readonly token: string;
  /** Whose account it is for. */
  readonly userId: number;
}

/** As it stands behind the # of the address. */
export const linkEnd = ({ token, userId }: PasswordLinkEnd): string => `${token}.${userId}`;

/** Reads it, with or without the #; null where it is none. */
export function readLinkEnd(text: string): PasswordLinkEnd | null {
  const [, token, id] = /^#?([\w-]{10,100})\.([1-9]\d{0,14})$/.exec(text) ?? [];
  return token === undefined || id === undefined ? null : { token, userId: Number(id) };
}
