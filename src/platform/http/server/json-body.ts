import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract of the route says that its body is read as it comes. */
    raw?: boolean;
  }
}

/** Lists and objects inside one another in a body: no contract of ours has half as many. What reads a body calls itself for each. */
const MOST_LEVELS = 32;

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/**
 * Reads JSON bodies as Fastify does, except that an empty one is no body: clients name the type of what they send even
 * where they send nothing. A call that needs a body refuses it by its contract. A body that is too deep is refused here, before
 * anything else looks at it.
 */
export function readEmptyAsNoBody(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.raw) done(null, body);
    else if (body.length === 0) done(null, undefined);
    else
      void parse(request, body as string, (error, value?: unknown) => {
        if (!error && isDeeper(value, MOST_LEVELS))
          done(Object.assign(new Error('The body is too deep.'), { statusCode: 400 }));
        else done(error, value);
      });
  });
}
