import type { InjectOptions } from 'light-my-request';
import { z } from 'zod';
import type { EndpointSpec, Method } from '#platform/endpoint/contract/endpoint.ts';
import { wireCall } from '#platform/endpoint/contract/wire-call.ts';
import { exampleValue, type Members, type Samples } from './example-value.ts';
import type { JsonSchema } from './json-schema.ts';

/** A request that an endpoint accepts, made from its contract. The samples have our names. */
export function exampleRequest(
  endpoint: EndpointSpec,
  method: Method,
  samples: Samples,
  members: Members = 'required',
): InjectOptions & { payload?: Record<string, unknown> } {
  const valueOf = (schema: z.ZodType | undefined): Record<string, unknown> =>
    schema ? (exampleValue(inputOf(schema), samples, members) as Record<string, unknown>) : {};
  const { address, body } = wireCall(
    endpoint,
    {
      params: valueOf(endpoint.params),
      query: valueOf(endpoint.query),
      ...(endpoint.body && { body: valueOf(endpoint.body) }),
    },
    method,
  );
  return {
    method,
    url: `/api/${address}`,
    headers: {
      ...(valueOf(endpoint.headers) as Record<string, string>),
      // A text has no type of its own.
      ...(endpoint.rawBody && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { payload: body as Record<string, unknown> }),
  };
}

/** What a client gives, as JSON Schema. */
export const inputOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
