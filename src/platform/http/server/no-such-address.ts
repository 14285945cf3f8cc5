import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Route } from '#platform/endpoint/server/route.ts';

export type NoSuchAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The answer for an address that the router does not know: 405 with the methods of the calls that have this path, 404 where
 * no call has it.
 * @param base what the path of every call begins with, such as `/api/`.
 */
export function noSuchAddress(routes: readonly Route[], base: string): NoSuchAddress {
  const patterns = routes.map(({ endpoint }) => ({
    path: new RegExp(`^${base}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: endpoint.methods,
  }));
  return async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const methods = patterns
      .filter((pattern) => pattern.path.test(path))
      .flatMap((pattern) => pattern.methods);
    return methods.length > 0
      ? sendWrongMethod(methods, request, reply)
      : sendProblem(refuse('not-found', { detail: 'There is no such address.' }), request, reply);
  };
}

/** The answer for an address that takes other methods than the one that was used. */
export function sendWrongMethod(
  methods: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return sendProblem(
    refuse('wrong-method'),
    request,
    reply.header('allow', [...new Set(methods)].join(', ')),
  );
}

function sendProblem(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(refusal, request.id);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}
