import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { within } from '#platform/deadline/server/deadline.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { isOpenToImpersonator } from '#platform/endpoint/contract/impersonation.ts';
import { operationId, refusalCodes } from '#platform/endpoint/contract/operation.ts';
import { problem } from '#platform/endpoint/contract/problem.ts';
import { fromWire, toWire } from '#platform/endpoint/contract/wire.ts';
import { errorSpec, problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Route } from '#platform/endpoint/server/route.ts';
import { findObject, namedObject, type Resolvers } from '#platform/endpoint/server/standing.ts';
import { wireSchema } from '#platform/endpoint/server/wire-schema.ts';
import { networkOf } from '#platform/limits/core/network-of.ts';
import type { HeavyLane, LaneCaller } from '#platform/limits/server/heavy-lane.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { PaidFeature } from '#platform/plans/core/features.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Actor, SessionHolder } from '#platform/session/core/actor.ts';
import { type Impersonation, impersonating } from '#platform/session/server/impersonation.ts';
import { bearerToken } from '#platform/session/server/token.ts';
import { CheckedCall } from './checked-call.ts';
import { FORM } from './form-body.ts';

/** All calls are below this path; everything else is a file or a screen. */
export const API = '/api/';

/** What is known of a request before its body is read. */
const people = new WeakMap<FastifyRequest, Person>();

interface Person {
  readonly actor: SessionHolder | null;
  readonly token: string | null;
  /** Time that admitting the request has taken, in milliseconds. */
  admission: number;
}

/** Longest that a call is worked on, its session included, in milliseconds; every call is answered within 10 s (docs/trust.md). */
const TIMEOUT_MS = 8_000;

/** How long it counts that an administrator has typed the password, or a code, in milliseconds (decision 85). */
const PROOF_MS = 15 * 60_000;

/** What the server of a route works with. */
interface Bound {
  readonly services: Services;
  /** Finds the relations of an actor to an object, by the object's kind. */
  readonly resolvers: Resolvers;
  /** Where heavy calls wait for their turn. */
  readonly lane: HeavyLane;
}

/** Puts every route into the router: access, limits, checks and answers all come from its contract. */
export function bindRoutes(server: FastifyInstance, routes: readonly Route[], bound: Bound): void {
  const { services } = bound;
  for (const route of routes) {
    const { endpoint } = route;
    for (const method of endpoint.methods) {
      server.route({
        method,
        url: API + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: { ...schemaOf(endpoint), operationId: operationId(endpoint, method) },
        exposeHeadRoute: false,
        config: { form: endpoint.form === true, raw: endpoint.rawBody === true },
        ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
        onRequest: async (request) => within(TIMEOUT_MS, () => admit(endpoint, request, services)),
        ...(needsNothingIn(endpoint) && { preValidation: fillEmptyBody }),
        handler: async (request, reply) => answer(route, request, reply, bound),
      });
    }
  }
}

/** Whether a call has a body and can do without everything in it. */
const needsNothingIn = ({ body }: EndpointSpec): boolean => body?.safeParse({}).success === true;

const fillEmptyBody = async (request: FastifyRequest): Promise<void> => {
  request.body ??= {};
};

/** Lets the right people in, before anything they sent is read. */
async function admit(endpoint: EndpointSpec, request: FastifyRequest, services: Services): Promise<void> {
  const began = performance.now();
  const token = bearerToken(request.headers.authorization);
  const now = services.now();
  const actor = token === null ? null : await services.sessions.find(token, now);
  const person = { actor, token, admission: 0 };
  people.set(request, person);
  if (endpoint.access.kind === 'signedIn') {
    if (!actor) throw refuse('signed-out');
    if (!endpoint.access.roles.includes(actor.role)) throw refuse('not-allowed');
    if (actor.impersonatorId !== null && !isOpenToImpersonator(endpoint, actor.role))
      throw refuse('while-impersonated');
    if (actor.withoutSecondFactor && services.requiresSecondFactor && !endpoint.beforeSecondFactor)
      throw refuse('second-factor-first');
    if (endpoint.freshProof && actor.role === 'admin' && now.getTime() - actor.provedAt.getTime() > PROOF_MS)
      throw refuse('prove-first');
  }
  if (endpoint.limit) {
    // Where anyone may call, accounts are free to make: only the address counts.
    const { limits } = services;
    const allowed =
      actor && endpoint.access.kind === 'signedIn'
        ? await limits.take(`${endpoint.name} user ${callerOf(actor)}`, endpoint.limit, now)
        : await limits.takeFrom(`${endpoint.name} address`, networkOf(request.ip), endpoint.limit, now);
    if (!allowed) {
      services.counters.refusedByLimit(endpoint.name);
      throw refuse('too-many-requests', { retryAfter: secondsLeft(endpoint.limit, now) });
    }
  }
  person.admission = performance.now() - began;
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, resolvers, lane }: Bound,
): Promise<FastifyReply> {
  const { endpoint, handle } = route;
  const steps: string[] = [];
  const timed: Call['timed'] = async (step, work) => {
    const start = performance.now();
    const result = await work;
    steps.push(`${step};dur=${(performance.now() - start).toFixed(2)}`);
    return result;
  };
  const { actor, token, admission } = people.get(request) ?? { actor: null, token: null, admission: 0 };
  const call = new CheckedCall(request, {
    // The router refuses every other actor.
    actor: actor as Actor,
    token,
    received: inOurNames(endpoint, request),
    now: services.now(),
    timed,
  }) as unknown as Call & { object: unknown };
  const work = async () => {
    const found = await findObject(route, call, resolvers, services);
    if (!found) return notFound();
    call.object = found.object;
    const closed = await closedFeature(endpoint, call, { actor, services });
    if (closed !== null) return refuse('not-in-plan', { extra: { feature: closed } });
    return actor === null || actor.impersonatorId === null
      ? handle(call)
      : handleImpersonated(route, call, { adminId: actor.impersonatorId, personId: actor.userId }, services);
  };
  const outcome = await within(
    TIMEOUT_MS - admission,
    endpoint.heavy && actor ? () => lane.run(laneCallerOf(actor), work, goneSignal(reply)) : work,
  );
  if (steps.length > 0)
    reply.header('server-timing', [...steps, `total;dur=${reply.elapsedTime.toFixed(2)}`].join(', '));
  if (!(outcome instanceof Refusal)) return reply.code(endpoint.status ?? 200).send(toWire().value(outcome));
  return sendProblem(outcome, endpoint, request, reply);
}

/** What the call is part of and the person may not use; null where all of it is open. Where nobody is signed in, nothing is sold. */
async function closedFeature(
  { plan }: EndpointSpec,
  { body, object, now }: Pick<Call, 'body' | 'now'> & { readonly object: unknown },
  { actor, services }: { readonly actor: SessionHolder | null; readonly services: Services },
): Promise<PaidFeature | null> {
  if (!plan || actor === null) return null;
  for (const { feature, when } of plan)
    if (
      when?.(body as never, object as never, now) !== false &&
      !(await services.mayUse(actor, feature, now))
    )
      return feature;
  return null;
}

/** Whose allowance a call uses up: an administrator who acts as somebody else uses up their own. */
const callerOf = ({ userId, impersonatorId }: SessionHolder): number => impersonatorId ?? userId;

/** The call of an administrator who acts as somebody else: that they change something is recorded before it is done (decision 75). */
const handleImpersonated = (
  { endpoint, handle }: Route,
  call: Call,
  impersonation: Impersonation,
  { db }: Services,
): Promise<unknown> =>
  impersonating(impersonation, async () => {
    const { personId } = impersonation;
    if (endpoint.changes && endpoint.whileImpersonated !== 'always') {
      const detail = { call: endpoint.name, ...namedObject(endpoint, call) };
      const act = { act: 'call-as-person', by: personId, about: personId, detail };
      await recordAct(db, act, call.now);
    }
    return handle(call);
  });

/** Anybody can register as a teacher: who does it forty times has forty callers that nobody vouches for (decision 42). */
const laneCallerOf = (holder: SessionHolder): LaneCaller => ({
  person: callerOf(holder),
  known: !holder.unapproved,
});

/** Says when the caller has gone, or has been answered. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** What was sent and has been checked, in the names that the contract has. */
const inOurNames = ({ wire }: EndpointSpec, { params, query, body }: FastifyRequest) => ({
  params: fromWire(wire?.params).value(params),
  query: fromWire(wire?.query).value(query),
  body: fromWire(wire?.body).value(body),
});

function sendProblem(refusal: Refusal, endpoint: EndpointSpec, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.details.retryAfter) reply.header('retry-after', String(refusal.details.retryAfter));
  const document = problemOf(refusal, request.id, endpoint);
  return reply
    .code(document.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(document);
}

/** The contract in Fastify's form, with the names of the wire: what is checked, and what the OpenAPI document is printed from. */
function schemaOf(endpoint: EndpointSpec) {
  const { params, query, body, wire } = endpoint;
  return {
    summary: endpoint.summary,
    ...(params && { params: wireSchema(params, wire?.params) }),
    ...(query && { querystring: wireSchema(query, wire?.query) }),
    ...(body && { body: wireSchema(body, wire?.body) }),
    ...(endpoint.form && { consumes: ['application/json', FORM] }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.access.kind === 'signedIn' && { security: [{ bearer: [] }] }),
    response: { [endpoint.status ?? 200]: wireSchema(endpoint.response), ...problemsOf(endpoint) },
  };
}

/** Each status that an endpoint may refuse with: a problem document with one of the status's codes. */
function problemsOf(endpoint: EndpointSpec): Record<number, object> {
  const byStatus = Map.groupBy(refusalCodes(endpoint), (code) => errorSpec(code, endpoint).status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorSpec(code, endpoint).detail}`).join(' '),
        content: { 'application/problem+json': { schema: problemWith(codes, endpoint) } },
      },
    ]),
  );
}

/** A problem document with one of these codes, and the members that they bring along. */
function problemWith(codes: readonly string[], endpoint: EndpointSpec): z.ZodType {
  const extras = codes.map((code) => errorSpec(code, endpoint).extra?.partial().shape ?? {});
  return z.intersection(problem, z.looseObject(Object.assign({ code: z.enum(codes) }, ...extras)));
}
