import type { HTTPMethods } from 'fastify';
import type { JsonSchema } from '../requests/json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One operation of an OpenAPI document, with every reference resolved. */
export interface Operation {
  readonly id: string;
  readonly method: HTTPMethods;
  /** With parameters as `{id}`. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  readonly responses: ReadonlyMap<number, { readonly mediaType: string; readonly schema: JsonSchema }>;
}

type Json = Readonly<Record<string, unknown>>;

/** Reads the operations of a document, and nothing else: what is not in it is not tried. */
export function operationsOf(document: Json): Operation[] {
  const { paths, components } = document as { paths: Json; components?: { schemas?: Json } };
  const resolve = (value: unknown): unknown => resolveRefs(value, components?.schemas ?? {});
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(resolve(methods) as Record<string, RawOperation>).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content['application/json']?.schema ?? null,
      responses: new Map(
        Object.entries(operation.responses).flatMap(([status, { content }]) =>
          Object.entries(content).map(
            ([mediaType, { schema }]) => [Number(status), { mediaType, schema }] as const,
          ),
        ),
      ),
    })),
  );
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;
interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}

const POINTER = '#/components/schemas/';

function resolveRefs(value: unknown, schemas: Json): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => resolveRefs(item, schemas));
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') return resolveRefs(schemas[$ref.slice(POINTER.length)], schemas);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveRefs(inner, schemas)]));
}
