import type { Role } from '#platform/session/core/actor.ts';

/** The kinds of object that an address or a body can name. */
export type ObjectKind = 'class' | 'student' | 'teacher' | 'attempt' | 'invitation';

/**
 * How a person can stand to an object.
 * - `self`: it is theirs, or they are it.
 * - `member`: they are in the class.
 * - `teaches`: they teach the class; they have the student in a class now; the attempt belongs to a class of theirs in which
 *   its student is now.
 * - `approved`: an admin has approved them, and they teach the class, or have the student, or the attempt's student, in a
 *   class now.
 * - `asked`: they are approved, and the invitation was sent to their address.
 * - `manages`: they are `approved`, or teach the class that counts for the student. What changes a student's account asks
 *   for it: anyone can register as a teacher and have a student join a class.
 */
export type Relation = 'self' | 'member' | 'teaches' | 'approved' | 'manages' | 'asked';

/** Which object a call names, where its id stands, and who may touch it. Anyone else is told 404, as for a missing one. */
export interface ObjectRule {
  readonly kind: ObjectKind;
  readonly at: `params.${string}` | `query.${string}` | `body.${string}`;
  readonly may: readonly Relation[];
}

/** Who may call an endpoint. Required by the type of `endpoint()`: there is no default. */
export type Access =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signedIn'; readonly roles: readonly Role[]; readonly object?: ObjectRule };

export const anyone = { kind: 'anyone' } as const;

/** Signed-in people of these roles; with `object`, only those who stand in one of its relations to the object. */
export const only = (roles: readonly Role[], object?: ObjectRule) =>
  ({ kind: 'signedIn', roles, ...(object && { object }) }) as const;
