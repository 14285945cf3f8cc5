import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { MovableClock } from '../../simulated-student.ts';
import type { FuzzPeople } from './fuzz-people.ts';
import { createJudge } from './judge-answer.ts';
import { makeRequest } from './make-request.ts';
import type { Operation } from './operations.ts';
import { createRandom } from './random.ts';

/** How far the requests of one operation came. */
export interface Reach {
  sent: number;
  /** Past the session and the role. */
  admitted: number;
  /** Past the checks of the contract, into the use case. */
  handled: number;
  succeeded: number;
}

export interface FuzzReport {
  readonly faults: readonly {
    readonly operation: string;
    readonly fault: string;
    readonly request: string;
    readonly count: number;
  }[];
  readonly statuses: ReadonlyMap<number, number>;
  readonly reach: ReadonlyMap<string, Reach>;
  readonly slowest: number;
}

/** Time that passes between two requests, in seconds: an operation's turn comes again after its limit has moved on. */
const PACE = 3;
/** How often a person signs in anew though nothing asks for it: the clock runs on, and sessions end by idleness. */
const RENEWED = 0.05;
/** Not admitted, and admitted but refused by the contract's checks. */
const TURNED_AWAY = [401, 403, 429];
const MALFORMED = [400, 413, 415];
/** Then the answer is no longer waited for, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 30_000;
const NO_ANSWER = { statusCode: 0, body: '', headers: { 'content-type': '' } } as const;

/** Sends `requests` requests, made from the operations of a document in turn, and judges each answer by it. */
export async function runFuzz(
  { server, clock, people }: { server: FastifyInstance; clock: MovableClock; people: FuzzPeople },
  operations: readonly Operation[],
  { requests, seed }: { requests: number; seed: number },
): Promise<FuzzReport> {
  const random = createRandom(seed);
  const judges = new Map(operations.map((operation) => [operation.id, createJudge(operation)]));
  const faults = new Map<string, { operation: string; fault: string; request: string; count: number }>();
  const statuses = new Map<number, number>();
  const reach = new Map(operations.map(({ id }) => [id, { sent: 0, admitted: 0, handled: 0, succeeded: 0 }]));
  let slowest = 0;

  for (let turn = 0; turn < requests; turn++) {
    const operation = operations[turn % operations.length];
    if (!operation) break;
    clock.pass(PACE);
    const caller = people.callerFor(operation, random);
    if (caller && random.chance(RENEWED)) await people.signInAgain(caller);
    const request = makeRequest(operation, await people.samplesFor(operation, caller, random), random);
    const began = performance.now();
    const response = await patiently(
      server.inject({
        ...request.options,
        remoteAddress: `127.${random.below(255)}.${random.below(255)}.${1 + random.below(250)}`,
        headers: { ...request.options.headers, ...(caller && { authorization: `Bearer ${caller.token}` }) },
      }),
    );
    const milliseconds = performance.now() - began;
    slowest = Math.max(slowest, milliseconds);
    const { statusCode: status, body, headers } = response;
    if (status === 401 && caller) await people.signInAgain(caller);

    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    count(reach.get(operation.id), status, body);
    const mediaType = headers['content-type'] ?? '';
    const fault = judges.get(operation.id)?.({ status, mediaType, body, milliseconds }, request.bentPath);
    if (fault) {
      const known = faults.get(`${operation.id} ${fault}`);
      if (known) known.count += 1;
      else
        faults.set(`${operation.id} ${fault}`, {
          operation: operation.id,
          fault,
          request: describe(request.options),
          count: 1,
        });
    }
  }
  return { faults: [...faults.values()], statuses, reach, slowest };
}

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'headers'>;

async function patiently(answer: Promise<Answer>): Promise<Answer> {
  const enough = new AbortController();
  const { signal } = enough;
  const nothing = sleep(RESPONSE_TIMEOUT_MS, NO_ANSWER, { signal, ref: false }).catch(() => NO_ANSWER);
  return Promise.race([answer, nothing]).finally(() => enough.abort());
}

function count(reach: Reach | undefined, status: number, body: string): void {
  if (!reach) return;
  // A password that is wrong was looked at.
  const admitted = !TURNED_AWAY.includes(status) || body.includes('"code":"wrong-login"');
  reach.sent += 1;
  if (admitted) reach.admitted += 1;
  if (admitted && !MALFORMED.includes(status)) reach.handled += 1;
  if (status < 300) reach.succeeded += 1;
}

const describe = ({ method, url, headers, payload }: ReturnType<typeof makeRequest>['options']): string =>
  `${method} ${JSON.stringify(url)} ${JSON.stringify(headers)} ${(JSON.stringify(payload) ?? '').slice(0, 400)}`;
