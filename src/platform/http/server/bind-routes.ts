import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { within } from '#platform/deadline/server/deadline.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { operationId, refusalCodes } from '#platform/endpoint/contract/operation.ts';
import { problem } from '#platform/endpoint/contract/problem.ts';
import { errorSpec, problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { notFound, Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Route } from '#platform/endpoint/server/route.ts';
import { findObject, type Resolvers } from '#platform/endpoint/server/standing.ts';
import { networkOf } from '#platform/limits/core/network-of.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Actor } from '#platform/session/core/actor.ts';
import { bearerToken } from '#platform/session/server/token.ts';

/** All calls stand below this path; everything else is a file or a screen. */
export const API = '/api/';

/** What is known of a request before its body is read. */
const people = new WeakMap<FastifyRequest, Person>();

interface Person {
  readonly actor: Actor | null;
  readonly token: string | null;
  /** Time that letting them in has taken, in milliseconds. */
  admission: number;
}

/** Longest that a call is worked on, its session included, in milliseconds; nobody waits over 10 s (docs/trust.md). */
const PATIENCE = 8_000;

/** What the server of a route works with. */
interface Bound {
  readonly services: Services;
  /** Who stands how to which object, by its kind. */
  readonly resolvers: Resolvers;
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
        ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
        onRequest: async (request) => within(PATIENCE, () => admit(endpoint, request, services)),
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
  }
  if (endpoint.limit) {
    // Where anyone may call, accounts are free to make: only the address counts.
    const who =
      actor && endpoint.access.kind === 'signedIn'
        ? `user ${actor.userId}`
        : `address ${networkOf(request.ip)}`;
    if (!(await services.limits.take(`${endpoint.name} ${who}`, endpoint.limit, now))) {
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
  { services, resolvers }: Bound,
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
  const call = {
    // The router let nobody else in.
    actor: actor as Actor,
    token,
    params: request.params,
    query: request.query,
    body: request.body,
    headers: request.headers,
    now: services.now(),
    address: networkOf(request.ip),
    timed,
  } as unknown as Call;
  const outcome = await within(PATIENCE - admission, async () => {
    const found = await findObject(route, call, resolvers, services);
    return found ? handle({ ...call, ...found }) : notFound();
  });
  if (steps.length > 0)
    reply.header('server-timing', [...steps, `total;dur=${reply.elapsedTime.toFixed(2)}`].join(', '));
  if (!(outcome instanceof Refusal)) return reply.code(endpoint.status ?? 200).send(outcome);
  return sendProblem(outcome, endpoint, request, reply);
}

function sendProblem(refusal: Refusal, endpoint: EndpointSpec, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.details.retryAfter) reply.header('retry-after', String(refusal.details.retryAfter));
  const document = problemOf(refusal, request.id, endpoint);
  return reply
    .code(document.status)
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(document);
}

/** The contract in Fastify's form: what is checked, and what the OpenAPI document is printed from. */
function schemaOf(endpoint: EndpointSpec) {
  return {
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.access.kind === 'signedIn' && { security: [{ bearer: [] }] }),
    response: { [endpoint.status ?? 200]: endpoint.response, ...problemsOf(endpoint) },
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
