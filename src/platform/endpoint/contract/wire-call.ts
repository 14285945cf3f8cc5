import type { EndpointSpec, Method } from './endpoint.ts';
import type { Problem } from './problem.ts';
import { fromWire, toWire } from './wire.ts';

/** A call as it is sent. */
export interface WireCall {
  readonly method: Method;
  /** Below `/api/`, with what is asked for. */
  readonly address: string;
  readonly body: unknown;
}

type Endpoint = Pick<EndpointSpec, 'methods' | 'path' | 'wire'>;
type Values = Readonly<Record<string, unknown>>;

/** The parts of a call in our names, whatever its contract. */
export interface CallParts {
  readonly params?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Puts a call into the names of the wire. Of two methods for one call, ours is the one that may change things. */
export function wireCall(
  { methods, path, wire }: Endpoint,
  { params = {}, query = {}, body }: CallParts,
  method: Method = methods.at(-1) ?? 'GET',
): WireCall {
  const inPath = toWire(wire?.params).value(params) as Values;
  const asked = Object.entries(toWire(wire?.query).value(query) as Values).filter(
    ([, value]) => value !== undefined,
  );
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name]));
  const search = asked.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return {
    method,
    address: asked.length > 0 ? `${filled}?${search}` : filled,
    body: toWire(wire?.body).value(body),
  };
}

/** Half a character, which no address can hold, is replaced. */
const encoded = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** What a call was answered with, in our names. */
export const replyFromWire = (reply: unknown): unknown => fromWire().value(reply);

/** Why a call was refused, with the fields of its body in our names. */
export const problemFromWire = <P extends Pick<Problem, 'errors'>>({ wire }: Endpoint, problem: P): P => ({
  ...problem,
  errors: problem.errors.map((error) => ({ ...error, path: fromWire(wire?.body).path(error.path) })),
});
