import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerQuestion } from '#features/quiz/contract/endpoints.ts';
import type { Db } from '#platform/db/server/database.ts';
import { bearerToken } from '#platform/session/server/token.ts';
import type { AcceptedAnswer, Exchange, Recording } from './exchange.ts';
import { selectHolder } from './secrets-queries.ts';

/** What changes from one answer to the next and reveals nothing. */
const REQUEST_ID = /"requestId":"[^"]*"/;
const ANSWER_ROUTE = `POST /api/${answerQuestion.path}`;

/**
 * Keeps every answer of a server from now on; of answers that are alike, the first. Call it before the routes are bound.
 * @param log into which the server writes.
 */
export function recordExchanges(server: FastifyInstance, db: Db, log: readonly string[]): Recording {
  const exchanges: Exchange[] = [];
  const answers: AcceptedAnswer[] = [];
  const tokens = new Map<string, number>();
  const seen = new Set<string>();
  const begun = new WeakMap<FastifyRequest, { began: number; actorId: number | null }>();
  let events = 0;

  server.addHook('onRequest', async (request) => {
    const began = ++events;
    const token = bearerToken(request.headers.authorization);
    const holder = token === null ? undefined : (tokens.get(token) ?? (await holderOf(db, token)));
    if (token !== null && holder !== undefined) tokens.set(token, holder);
    begun.set(request, { began, actorId: holder ?? null });
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const { began, actorId } = begun.get(request) ?? { began: ++events, actorId: null };
    const exchange: Exchange = {
      began,
      ended: ++events,
      route: `${request.method} ${request.routeOptions.url ?? 'none'}`,
      actorId,
      sent: `${request.url}\n${textOf(request.body)}`,
      sentBody: request.body,
      status: reply.statusCode,
      headers: Object.values(reply.getHeaders()).join('\n'),
      body: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : '',
    };
    const answer = acceptedIn(exchange);
    if (answer) answers.push(answer);
    const sameness = `${exchange.route} ${actorId} ${exchange.body.replace(REQUEST_ID, '')}`;
    if (!seen.has(sameness)) exchanges.push(exchange);
    seen.add(sameness);
    return payload;
  });
  return { exchanges, answers, tokens, log };
}

/** A body may be nested deeper than it can be written. */
function textOf(body: unknown): string {
  try {
    return JSON.stringify(body) ?? '';
  } catch {
    return '';
  }
}

/** A test may have taken the database away. */
const holderOf = (db: Db, token: string): Promise<number | undefined> =>
  selectHolder(db, token).catch(() => undefined);

function acceptedIn({ route, status, actorId, sentBody, began }: Exchange): AcceptedAnswer | null {
  if (route !== ANSWER_ROUTE || status !== 200 || actorId === null) return null;
  const { questionId } = sentBody as { questionId: number };
  return { studentId: actorId, questionId, began };
}
