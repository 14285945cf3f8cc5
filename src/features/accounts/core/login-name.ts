import { LINK_BREAK } from '#platform/mail/core/mail-text.ts';
import { usernameKey } from './username.ts';

/** A name that somebody typed to log in, as one of the two things that it can be. */
export interface LoginName {
  readonly kind: 'username' | 'email';
  /** The `usernameKey` of what was typed; an email address is compared in the same form. */
  readonly key: string;
}

/**
 * The `usernameKey` of what somebody typed to be found. Of a name that was copied from the text of a mail the breaks go that keep its dots
 * from making a link.
 */
export const typedNameKey = (typed: string): string => usernameKey(typed.replaceAll(LINK_BREAK, ''));

/**
 * What a typed name can be, in the order in which a right password decides: the username of an account, and with an @ also
 * the email of one. The form of the name alone says how many passwords are looked at, so that time tells nothing.
 * @param typed the `usernameKey` of what was typed.
 */
export const loginNamesOf = (typed: string): readonly LoginName[] => {
  const username = { kind: 'username', key: typed } as const;
  return typed.includes('@') ? [username, { kind: 'email', key: typed }] : [username];
};
