import type { EndpointSpec, ErrorCodeOf, PartsOf, ResponseOf } from '../contract/endpoint.ts';
import type { CommonErrorCode, Problem } from '../contract/problem.ts';
import type { Bases } from '../contract/service-bases.ts';
import { SIGNED_OUT } from '../contract/signed-out.ts';
import { type CallParts, problemFromWire, replyFromWire, wireCall } from '../contract/wire-call.ts';
import { baseOf } from './bases.ts';

/** Codes that only the browser knows: the network is away, or the answer took too long (spec section 8). */
type NetworkCode = 'offline' | 'timed-out';
export type CallCode<E extends EndpointSpec> = ErrorCodeOf<E> | CommonErrorCode | NetworkCode;

/** A refusal as a screen receives it. `detail` is a sentence that may be shown. */
export interface CallProblem<Code extends string = string> extends Omit<Partial<Problem>, 'code'> {
  readonly code: Code;
  readonly status: number;
  readonly detail: string;
  readonly errors: Problem['errors'];
  /** Seconds after which a busy server wants to be asked again, where it said so. */
  readonly retryAfter?: number;
}

export type CallResult<E extends EndpointSpec> =
  | { readonly ok: true; readonly data: ResponseOf<E> }
  | { readonly ok: false; readonly problem: CallProblem<CallCode<E>> };

/** What an endpoint needs to be called; nothing at all when its contract names nothing. */
export type CallInput<E extends EndpointSpec> = PartsOf<E> & { readonly signal?: AbortSignal };

/** Longest wait for an answer, in milliseconds (spec section 7). */
const TIMEOUT = 90_000;
/** The statuses of a success (spec section 8). */
const GOOD: ReadonlySet<number> = new Set([200, 201, 202, 304]);
/** What the log says of any other status (spec section 8). */
const BAD_STATUS = 'response returned with bad status code';

export interface ApiClient {
  <E extends EndpointSpec>(endpoint: E, input: CallInput<E>): Promise<CallResult<E>>;
}

export interface ApiClientOptions {
  /** Where the calls go, by service. */
  readonly bases: Bases;
  readonly token: () => string | null;
  /** The server says that the session of this token has ended. */
  readonly onSignedOut: (token: string | null) => void;
  /** Writes a line for the people who run the service: never an address or a body, which can be about a person. */
  readonly log?: (message: string, details: Readonly<Record<string, string | number>>) => void;
}

/** The browser's side of the contract: typed calls that answer with data or a named problem, and never throw. */
export function createApiClient({ bases, token, onSignedOut, log }: ApiClientOptions): ApiClient {
  return async (endpoint, input) => {
    const parts = input as CallParts & { signal?: AbortSignal };
    const { method, address, body } = wireCall(endpoint, parts);
    const bearer = token();
    const timeout = AbortSignal.timeout(TIMEOUT);
    const request: RequestInit = {
      method,
      headers: {
        ...parts.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: parts.signal ? AbortSignal.any([parts.signal, timeout]) : timeout,
      credentials: 'omit',
      cache: 'no-store',
    };
    try {
      const response = await fetch(baseOf(bases, endpoint.path) + address, request);
      if (GOOD.has(response.status)) {
        return { ok: true, data: replyFromWire(await response.json()) as ResponseOf<typeof endpoint> };
      }
      const problem = problemFromWire(endpoint, await problemOf(response));
      log?.(BAD_STATUS, { status: problem.status, code: problem.code, call: endpoint.name });
      if (problem.code === 'signed-out') onSignedOut(bearer);
      return { ok: false, problem: problem as CallProblem<never> };
    } catch {
      return { ok: false, problem: networkProblem(timeout.aborted) };
    }
  };
}

/**
 * The problem document of an answer. Anything else in its place (a proxy's page, say) counts as unavailable, but a 401 is
 * the end of the session, whatever comes with it.
 */
async function problemOf(response: Response): Promise<CallProblem> {
  const document: Partial<CallProblem> | null = await response.json().catch(() => null);
  const retryAfter = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  const later = Number.isNaN(retryAfter) ? {} : { retryAfter };
  if (typeof document?.code === 'string' && typeof document.detail === 'string') {
    return {
      ...document,
      code: document.code,
      status: response.status,
      detail: document.detail,
      errors: document.errors ?? [],
      ...later,
    };
  }
  const common = { title: BAD_STATUS, status: response.status, errors: [], ...later };
  if (response.status === 401) return { ...common, code: 'signed-out', detail: SIGNED_OUT };
  const detail = 'We cannot reach Openleaf right now. Please try again in a moment.';
  return { ...common, code: 'unavailable', detail };
}

const networkProblem = (timedOut: boolean): CallProblem<NetworkCode> =>
  timedOut
    ? {
        code: 'timed-out',
        status: 0,
        detail: 'Request Timed Out. Nothing is lost; please try again.',
        errors: [],
      }
    : {
        code: 'offline',
        status: 0,
        detail: 'There is no connection right now. Nothing is lost; please try again.',
        errors: [],
      };
