import type { Services } from '#platform/services/server/services.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import type { ObjectKind, ObjectRule, Relation } from '../contract/access.ts';
import type { EndpointSpec } from '../contract/endpoint.ts';
import type { Call, Route } from './route.ts';

/**
 * What the resolver of each kind reads of an object to say which relations an actor has to it, and passes on to the use case. The
 * slice of a kind adds its row here (`declare module`).
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface ObjectRows {}
export type RowOf<K extends ObjectKind> = K extends keyof ObjectRows ? ObjectRows[K] : never;

/** The relations of an actor to an object, and what was read to find them. */
export interface Standing<Row> {
  readonly relations: readonly Relation[];
  readonly object: Row;
}

/**
 * Says which relations an actor has to an object; null when there is no such object. It reads nothing where the id alone decides.
 * @param read what a use case needs of the object: read in the place of the resolver's own row.
 */
export type Resolver<K extends ObjectKind> = (
  services: Services,
  actor: Actor,
  id: number,
  read?: () => Promise<RowOf<K> | undefined>,
) => Promise<Standing<RowOf<K>> | null>;

/** The rule of each kind of object: a kind without one does not compile. */
export type Resolvers = { readonly [K in ObjectKind]: Resolver<K> };

/** The object that a call names, as `call.object`; null for a missing one, and for a stranger. */
export async function findObject(
  { endpoint: { access }, reads }: Route,
  call: Call,
  resolvers: Resolvers,
  services: Services,
): Promise<Pick<Call, 'object'> | null> {
  const rule = access.kind === 'signedIn' ? access.object : undefined;
  if (!rule) return { object: undefined };
  const id = idAt(rule, call);
  const read = reads && (() => reads(id, call) as Promise<never>);
  const standing = await resolvers[rule.kind](services, call.actor, id, read);
  if (!standing?.relations.some((relation) => rule.may.includes(relation))) return null;
  const object: unknown = standing.object ?? (await read?.());
  return read && object === undefined ? null : { object: object as undefined };
}

/** What the audit log calls the number of an object of each kind. */
const NUMBER_OF: Readonly<Record<ObjectKind, string>> = {
  person: 'personId',
  class: 'classId',
  student: 'studentId',
  teacher: 'teacherId',
  attempt: 'attemptId',
  activity: 'activityId',
  invitation: 'invitationId',
  'co-teacher-invite': 'inviteId',
  'school-claim': 'teacherId',
};

/** The number of the object that a call names, as the audit log keeps it; empty where it names none. */
export function namedObject({ access }: EndpointSpec, call: Call): Readonly<Record<string, number>> {
  const rule = access.kind === 'signedIn' ? access.object : undefined;
  return rule ? { [NUMBER_OF[rule.kind]]: idAt(rule, call) } : {};
}

function idAt({ at }: ObjectRule, call: Call): number {
  const [part, field] = at.split('.') as ['params' | 'query' | 'body', string];
  return (call[part] as unknown as Readonly<Record<string, number>>)[field] as number;
}

/** What a use case of an endpoint receives of the object that it names. */
export type ObjectOf<E extends EndpointSpec> = E['access'] extends {
  readonly object: { readonly kind: infer K extends ObjectKind };
}
  ? RowOf<K>
  : undefined;
