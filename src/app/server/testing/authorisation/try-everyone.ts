import type { FastifyInstance } from 'fastify';
import type { EndpointSpec, Method } from '#platform/endpoint/contract/endpoint.ts';
import { exampleRequest } from '../requests/example-request.ts';
import { type Cast, type CastActor, type CastObject, MISSING_ID, standingOf } from './cast.ts';
import { type Answer, expectationOf, faultOf } from './expectation.ts';

/** One combination of the matrix. */
export interface Combination {
  readonly call: string;
  readonly actor: string;
  readonly object: string;
  readonly fault: string | null;
}

const REQUEST_ID = /"requestId":"[^"]*"/;

/** Calls an endpoint with each of its methods as everybody, on every object of its kind and on one that is missing. */
export async function tryEveryone(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  cast: Cast,
): Promise<Combination[]> {
  const combinations: Combination[] = [];
  for (const method of endpoint.methods) {
    for (const actor of cast.actors)
      combinations.push(...(await tryActor(server, endpoint, method, actor, cast)));
  }
  return combinations;
}

async function tryActor(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  method: Method,
  actor: CastActor,
  cast: Cast,
): Promise<Combination[]> {
  const { access } = endpoint;
  const rule = access.kind === 'signedIn' ? access.object : undefined;
  const ask = (object: CastObject | null) =>
    send(server, endpoint, method, actor, {
      ...cast.samplesFor(actor, endpoint.name),
      ...object?.samples,
      ...(rule && object && { [fieldOf(rule.at)]: object.id }),
    });
  const judge = (object: CastObject | null, answer: Answer, missing: Answer): Combination => ({
    call: `${method} ${endpoint.path}`,
    actor: actor.label,
    object: object?.label ?? 'no object',
    fault: faultOf(
      expectationOf(access, actor.role, object ? standingOf(actor, object) : []),
      answer,
      missing,
    ),
  });
  if (!rule) {
    const answer = await ask(null);
    return [judge(null, answer, answer)];
  }
  const nowhere: CastObject = { kind: rule.kind, label: 'missing', id: MISSING_ID, standing: {} };
  const missing = await ask(nowhere);
  const combinations = [judge(nowhere, missing, missing)];
  for (const object of cast.objects.filter(({ kind }) => kind === rule.kind)) {
    combinations.push(judge(object, await ask(object), missing));
  }
  return combinations;
}

const fieldOf = (at: string): string => at.slice(at.indexOf('.') + 1);

async function send(
  server: FastifyInstance,
  endpoint: EndpointSpec,
  method: Method,
  actor: CastActor,
  samples: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const token = await actor.openToken();
  const request = exampleRequest(endpoint, method, samples);
  const { statusCode, body } = await server.inject({
    ...request,
    headers: { ...request.headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
  });
  return { status: statusCode, body: body.replace(REQUEST_ID, '"requestId":""') };
}
