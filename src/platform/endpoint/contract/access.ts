import type { Role } from '#platform/session/core/actor.ts';

/** The kinds of object that an address or a body can name. */
export type ObjectKind = 'class' | 'student' | 'teacher' | 'attempt';

/** How a person can stand to an object: it is theirs, they teach it, they are in it. */
export type Relation = 'self' | 'teaches' | 'member';

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
