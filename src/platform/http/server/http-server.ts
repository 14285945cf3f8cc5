import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Config } from '#platform/config/server/config.ts';
import { problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import { boundConnections, MAX_CONNECTIONS } from './bound-connections.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { checkRequest } from './check-request.ts';
import { readForms } from './form-body.ts';
import { readEmptyAsNoBody } from './json-body.ts';
import { refusalOf } from './refusal-of-error.ts';
import { securityHeaders } from './security-headers.ts';

/** Longest that any request may take, in milliseconds (spec section 7). */
const REQUEST_TIMEOUT = 90_000;
/**
 * Longest that the head of a request may take, in milliseconds, and how often that is looked at: a page sends it at once, and
 * one that comes in drops holds a connection.
 */
const HEAD_TIMEOUT = 20_000;
const CHECK_EVERY = 5_000;
/** When to come back after a 503, in seconds. */
export const RETRY_AFTER = '2';
/** Largest body of a call that declares no other limit in its contract, in bytes. */
const BODY_LIMIT = 16_384;

/**
 * The contract's schemas are checked by zod alone. Named at the start, unlike by `setValidatorCompiler`, Fastify's own
 * compilers and the ten packages below them are not even loaded (decision 10). Fastify's types know only its own.
 */
const COMPILERS = {
  compilersFactory: { buildValidator: () => checkRequest, buildSerializer: () => serializerCompiler },
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

/** Where the lines of a log go; without one they go to the standard output. */
export interface LogSink {
  write(line: string): void;
}

/** The bare HTTP server: time-outs, headers, ids, logs without personal data, problems as RFC 9457. */
export function createHttpServer(
  config: Pick<Config, 'trustProxy' | 'logLevel' | 'publicOrigin'>,
  logTo?: LogSink,
): FastifyInstance {
  const headers = securityHeaders(config.publicOrigin?.startsWith('https://') ?? false);
  const server: FastifyInstance = fastify({
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: CHECK_EVERY },
    connectionTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: 72_000,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: config.logLevel,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      ...(logTo && { stream: logTo }),
    },
    forceCloseConnections: 'idle',
    schemaController: COMPILERS,
    // Fastify's own 503 would come without the headers below.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    // An address that the router cannot read comes by no hook.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers);
      void sendFailure(error, request, reply);
    },
  });
  readEmptyAsNoBody(server);
  readForms(server);
  boundConnections(server.server, {
    most: MAX_CONNECTIONS,
    proxies: Array.isArray(config.trustProxy) ? config.trustProxy : [],
  });

  let closing = false;
  server.addHook('preClose', async () => {
    closing = true;
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (closing) throw refuse('unavailable');
  });
  // The pattern of the route, never the address: addresses can hold ids and what people typed.
  server.addHook('onResponse', async (request, reply) => {
    request.log.debug({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  server.setErrorHandler(async (error, request, reply) => sendFailure(error, request, reply));
  return server;
}

/** The answer to whatever was thrown. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  const problem = problemOf(refusal, request.id);
  if (problem.status >= 500)
    logFailure(request.log, error, { route: request.routeOptions.url, status: problem.status });
  const retryAfter = refusal.details.retryAfter ?? (problem.status === 503 ? RETRY_AFTER : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

/** PostgreSQL's code for it. Nothing is lost: work waits on the devices until there is room. */
const DISK_FULL = '53100';

/** A failure is logged by its kind and place; the message may hold what a person wrote, so it stays out. */
function logFailure(
  log: FastifyInstance['log'],
  error: unknown,
  { route, status }: { readonly route: string | undefined; readonly status: number },
): void {
  const { name, code, stack } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
  if (code === DISK_FULL) return log.error({ route, code }, 'the disk of the database is full');
  // A database that is away fails every call at the same place: one short line each reports it.
  if (status === 503) return log.warn({ route, error: name, code }, 'request put off');
  const frames = stack?.split('\n').filter((line) => line.trimStart().startsWith('at '));
  log.error({ route, error: name, code, frames: frames?.slice(0, 8) }, 'request failed');
}
