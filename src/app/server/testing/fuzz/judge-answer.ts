import { z } from 'zod';
import type { JsonSchema } from '../requests/json-schema.ts';
import type { Operation } from './operations.ts';

/** Longest that any answer may take, in milliseconds. */
const SLOWEST = 2_000;
/** What the router says before it has found an operation. */
const ROUTER_CODES: readonly string[] = ['400 invalid-request', '404 not-found', '405 wrong-method'];

export interface FuzzAnswer {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
  readonly milliseconds: number;
}

/** What an answer breaks of what the document says about its operation, or null. */
export function createJudge(operation: Operation): (answer: FuzzAnswer, bentPath: boolean) => string | null {
  const schemas = new Map(
    [...operation.responses].map(([status, { mediaType, schema }]) => [
      status,
      { mediaType, schema: toZod(schema) },
    ]),
  );
  return ({ status, mediaType, body, milliseconds }, bentPath) => {
    if (status >= 500) return `answered ${status}`;
    if (milliseconds > SLOWEST) return `took ${Math.round(milliseconds)} ms`;
    const value = parse(body);
    if (bentPath && ROUTER_CODES.includes(`${status} ${codeOf(value)}`)) return null;
    const declared = schemas.get(status);
    if (!declared) return `answered ${status} ${codeOf(value)}, which the document does not name`;
    if (!mediaType.startsWith(declared.mediaType)) return `answered ${status} as ${mediaType}`;
    const { error } = declared.schema.safeParse(value);
    if (error) return `answered ${status} with another shape: ${z.prettifyError(error)}`;
    return status >= 400 && (value as { status?: unknown }).status !== status ? 'names another status' : null;
  };
}

const toZod = (schema: JsonSchema): z.ZodType =>
  z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);

const codeOf = (value: unknown): string => {
  const code = (value as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
};

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
