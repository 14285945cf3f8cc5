import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract of the route says that its body may come as a form. */
    form?: boolean;
  }
}

export const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads a form where the contract of a call allows one, and refuses it everywhere else. A field that is left empty is no field; of
 * several with one name the last one counts. A page of another site can send a form without being asked, but never the token of a
 * person, which is in a header.
 */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.form)
      return done(Object.assign(new Error('The call reads no form.'), { statusCode: 415 }));
    const filled = [...new URLSearchParams(body as string)].filter(([, text]) => text !== '');
    done(null, Object.fromEntries(filled));
  });
}
