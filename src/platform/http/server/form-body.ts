import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the contract of the route says that its body may come as a form. */
    form?: boolean;
  }
}

export const FORM = 'application/x-www-form-urlencoded';

/**
 * Reads a form where the contract of a call allows one, and refuses it everywhere else. Its bytes are UTF-8, whatever charset it
 * names. A field that is left empty is no field; one that is there twice has no one meaning, so the form is refused. A page of
 * another site can make a browser send a form, but never with the session, whose token is in a header (decision 66).
 */
export function readForms(server: FastifyInstance): void {
  server.addContentTypeParser(FORM, { parseAs: 'string' }, (request, body, done) => {
    if (!request.routeOptions.config.form) return done(refusal('The call reads no form.', 415));
    const filled = [...new URLSearchParams(body as string)].filter(([, text]) => text !== '');
    const fields = new Map(filled);
    if (fields.size < filled.length) return done(refusal('A field of the form is there twice.', 400));
    done(null, Object.fromEntries(fields));
  });
}

const refusal = (message: string, statusCode: 400 | 415) => Object.assign(new Error(message), { statusCode });
