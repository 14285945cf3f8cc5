import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf } from '#platform/endpoint/server/problem-reply.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';

/** What Node's HTTP parser reports, and the status that says so; anything else is a bad request. */
const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers a request that never became one: Node could not parse it, or it took too long to arrive. */
export function answerBrokenRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(answerOf(error.code ?? '', headers));
  socket.destroy(error);
}

function answerOf(code: string, headers: Readonly<Record<string, string>>): string {
  const status = STATUS[code] ?? 400;
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const refusal = refuse('invalid-request', { detail: 'The server could not read this request.' });
  const body = JSON.stringify({ ...problemOf(refusal, randomUUID()), status, title });
  const lines = {
    ...headers,
    connection: 'close',
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${title}\r\n${head.join('')}\r\n${body}`;
}
