import type { FastifyInstance } from 'fastify';
import type { EndpointSpec, Method } from '#platform/endpoint/contract/endpoint.ts';
import { wireSchema } from '#platform/endpoint/server/wire-schema.ts';
import { type Cast, type CastActor, type CastObject, standingOf } from '../authorisation/cast.ts';
import { expectationOf } from '../authorisation/expectation.ts';
import { exampleRequest, inputOf } from '../requests/example-request.ts';
import { needsOf } from '../samples/all-samples.ts';
import type { DatabaseWatch } from './database-watch.ts';
import { type Effect, findPersisted } from './find-persisted.ts';
import { type InjectedFields, injectedFields, pollute } from './injected-fields.ts';
import type { Column } from './table-queries.ts';

export interface Injection {
  /** How many names were injected. */
  readonly names: number;
  /** What the plain call was answered with. */
  readonly status: number;
  /** The plain calls wrote something. */
  readonly wrote: boolean;
  readonly persisted: readonly string[];
}

interface InjectionTarget {
  readonly server: FastifyInstance;
  readonly columns: readonly Column[];
  readonly watch: DatabaseWatch;
  /** People for the next call: new ones where it changes something, so that no call changes what the next one does. */
  readonly newCast: () => Promise<Cast>;
}

/** Calls an endpoint twice as it should be called and once with every column's name in its body; compares what is written. */
export async function tryInjection(target: InjectionTarget, endpoint: EndpointSpec): Promise<Injection> {
  const first = await effectOf(target, endpoint, () => ({}));
  const second = await effectOf(target, endpoint, () => ({}));
  return {
    status: first.status,
    wrote: first.changes.length > 0,
    ...(await inject(target, endpoint, [first, second])),
  };
}

const TOO_LARGE = 413;

/** With every name in the body, or where that is too much for one, with half of them and then the others. */
async function inject(
  target: InjectionTarget,
  endpoint: EndpointSpec,
  plain: readonly [Effect, Effect],
): Promise<Omit<Injection, 'status' | 'wrote'>> {
  const { columns } = target;
  const natural = naturalValues(plain);
  const injected: { byColumn: ReadonlyMap<string, unknown>; fields: InjectedFields } = {
    byColumn: new Map(),
    fields: {},
  };
  const polluted = await effectOf(target, endpoint, (cast, actor) => {
    Object.assign(injected, injectedFields(columns, natural, victimsOf(cast, actor)));
    return injected.fields;
  });
  if (polluted.status === TOO_LARGE && columns.length > 1) {
    const half = columns.length >> 1;
    const one = await inject({ ...target, columns: columns.slice(0, half) }, endpoint, plain);
    const other = await inject({ ...target, columns: columns.slice(half) }, endpoint, plain);
    // A fault that no name of a column causes shows in both halves.
    const persisted = [...new Set([...one.persisted, ...other.persisted])];
    return { names: one.names + other.names, persisted };
  }
  return {
    names: Object.keys(injected.fields).length,
    persisted: findPersisted(plain, polluted, injected.byColumn),
  };
}

async function effectOf(
  { server, watch, newCast }: InjectionTarget,
  endpoint: EndpointSpec,
  fieldsFor: (cast: Cast, actor: CastActor) => InjectedFields,
): Promise<Effect> {
  const cast = await newCast();
  const { actor, object } = rightfulCaller(endpoint, cast);
  const token = await actor.openToken();
  const method = endpoint.methods.at(-1) as Method;
  const rule = endpoint.access.kind === 'signedIn' ? endpoint.access.object : undefined;
  const samples = {
    ...(await cast.samplesFor(actor, endpoint)),
    ...object?.samples,
    ...(rule && object && { [rule.at.slice(rule.at.indexOf('.') + 1)]: object.id }),
  };
  const request = exampleRequest(endpoint, method, samples, 'all');
  const schema = endpoint.body ? inputOf(wireSchema(endpoint.body, endpoint.wire?.body)) : {};
  // What the people did until now.
  await watch.changes();
  const { statusCode } = await server.inject({
    ...request,
    payload: pollute(request.payload, schema, fieldsFor(cast, actor)) as object,
    headers: { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  return { status: statusCode, changes: await watch.changes() };
}

/** An actor who may call the endpoint, with an object of theirs where one is named. */
function rightfulCaller(endpoint: EndpointSpec, cast: Cast): { actor: CastActor; object: CastObject | null } {
  const { access, name } = endpoint;
  const kind = access.kind === 'signedIn' ? access.object?.kind : undefined;
  const { suits = () => true } = needsOf({ name });
  const objects = kind ? cast.objects.filter((object) => object.kind === kind && suits(object)) : [null];
  for (const actor of cast.actors) {
    const object = objects.find(
      (candidate) =>
        expectationOf(endpoint, actor, candidate ? standingOf(actor, candidate) : []) === 'let-in',
    );
    if (object !== undefined) return { actor, object };
  }
  throw new Error('Nobody of the cast may call this endpoint.');
}

/** Ids of another person and of something of theirs: where a foreign key leads. */
function victimsOf(cast: Cast, { userId }: CastActor): Record<string, number> {
  const other = (kind: CastObject['kind'], relation: 'self' | 'teaches'): number =>
    cast.objects.findLast(
      ({ kind: found, standing }) =>
        found === kind && standing[relation] !== undefined && !standing[relation].includes(userId ?? 0),
    )?.id ?? 0;
  const student = other('student', 'self');
  return {
    user_id: student,
    student_id: student,
    teacher_id: other('teacher', 'self'),
    class_id: other('class', 'teaches'),
  };
}

function naturalValues(effects: readonly Effect[]): Map<string, unknown[]> {
  const natural = new Map<string, unknown[]>();
  for (const row of effects.flatMap(({ changes }) => changes.flatMap(({ now }) => now))) {
    for (const [column, value] of Object.entries(row))
      natural.set(column, [...(natural.get(column) ?? []), value]);
  }
  return natural;
}
