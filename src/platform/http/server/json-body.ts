import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies as Fastify does, except that an empty one is no body: clients name the type of what they send even
 * where they send nothing. A call that needs a body refuses it by its contract.
 */
export function readEmptyAsNoBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
