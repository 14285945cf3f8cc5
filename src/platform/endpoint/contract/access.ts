import type { Role } from '#platform/session/core/actor.ts';

/** The kinds of object that an address or a body can name. */
export type ObjectKind =
  | 'person'
  | 'class'
  | 'student'
  | 'teacher'
  | 'attempt'
  | 'activity'
  | 'invitation'
  | 'co-teacher-invite'
  | 'school-claim';

/**
 * What a person can be to an object that they read.
 * - `self`: it is theirs, or they are it.
 * - `teaches`: they teach the class, as its owner or beside the owner; they have the student in a class now; the attempt belongs to a class of theirs in which
 *   its student is now.
 * - `approved`: an admin has approved them, and they have the attempt's student in a class now.
 */
type RelationToRead = 'self' | 'teaches' | 'approved';

/** What a call that changes something may ask for: to read an object is no right to change it. */
export const RELATIONS_TO_CHANGE = [
  /** It is theirs, or they are it. */
  'self',
  /**
   * An admin has approved them and they have the student in a class now, or they teach the class that counts for the
   * student; anyone can register as a teacher and have a student join a class.
   */
  'manages',
  /** They teach the class, and an admin has approved them: they add students who asked for them, and let students start over. */
  'admits',
  /**
   * An admin has approved them, and they have the student in a class now: they choose which class counts, and
   * take the student out of a class that is not confirmed.
   */
  'chooses',
  /** The attempt belongs to a class of theirs in which its student is now: they score the essay. */
  'scores',
  /** The class is theirs: they opened it. */
  'owner',
  /** The class is theirs, and it is archived. */
  'restores',
  /**
   * They teach the class beside its owner, and an admin has approved them, or has not approved the owner either; until then they
   * read what the owner reads.
   */
  'co-teacher',
  /** An admin has approved them, and the open invitation was sent to their address. */
  'invitee',
  /** They are a parent of the student, and a teacher has confirmed it. */
  'parent',
  /** An admin has approved them, and they are confirmed at the school that a teacher has chosen and is not confirmed at. */
  'colleague',
  /** They run the service. */
  'admin',
] as const;

/** What a person can be to an object. */
export type Relation = RelationToRead | (typeof RELATIONS_TO_CHANGE)[number];

/**
 * Which object a call names, where its id is, and who may touch it. The server asks the resolver of the kind before the
 * use case runs (decision 34). Anyone else gets 404, as for a missing one.
 */
export interface ObjectRule {
  readonly kind: ObjectKind;
  readonly at: `params.${string}` | `query.${string}` | `body.${string}`;
  readonly may: readonly Relation[];
}

/** Who may call an endpoint. Required by the type of `endpoint()`: there is no default. */
export type Access = { readonly kind: 'anyone' } | SignedIn<ObjectRule | undefined>;

export interface SignedIn<O extends ObjectRule | undefined> {
  readonly kind: 'signedIn';
  readonly roles: readonly Role[];
  readonly object: O;
}

export const anyone = { kind: 'anyone' } as const;

/** Signed-in people of these roles; with `object`, only those with one of its relations to the object. */
export function only(roles: readonly Role[]): SignedIn<undefined>;
export function only<const O extends ObjectRule>(roles: readonly Role[], object: O): SignedIn<O>;
export function only(roles: readonly Role[], object?: ObjectRule): SignedIn<ObjectRule | undefined> {
  return { kind: 'signedIn', roles, object };
}
