import type { InjectOptions } from 'light-my-request';
import { z } from 'zod';
import type { EndpointSpec, Method } from '#platform/endpoint/contract/endpoint.ts';
import { exampleValue, type Members, type Samples } from './example-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** A request that an endpoint accepts, made from its contract. */
export function exampleRequest(
  endpoint: EndpointSpec,
  method: Method,
  samples: Samples,
  members: Members = 'required',
): InjectOptions & { payload?: Record<string, unknown> } {
  const valueOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
    schema ? (exampleValue(inputOf(schema), samples, members) as Record<string, unknown>) : {};
  const params = valueOf(endpoint.params);
  const query = new URLSearchParams(
    Object.entries(valueOf(endpoint.query)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    method,
    url: `/api/${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
    headers: valueOf(endpoint.headers) as Record<string, string>,
    ...(endpoint.body && { payload: valueOf(endpoint.body) }),
  };
}

/** What a client sends, as JSON Schema. */
export const inputOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
