import { randomUUID } from 'node:crypto';
import type { JsonSchema } from './json-schema.ts';

/** Values that a schema cannot say, by the name of their field: an id that exists, a code that opens, a known zone. */
export type Samples = Readonly<Record<string, unknown>>;
/** Which members of an object an example has. */
export type Members = 'required' | 'all';

const TEXT_OF_FORMAT: Readonly<Record<string, () => string>> = {
  email: () => `${randomUUID()}@school.example`,
  uuid: () => randomUUID(),
  date: () => '2015-05-05',
  'date-time': () => '2026-10-14T14:00:00.000Z',
};

/** The least value that a schema takes: with all its members or with those that are required, each the least again. */
export function exampleValue(schema: JsonSchema, samples: Samples, members: Members, name = ''): unknown {
  if (Object.hasOwn(samples, name)) return samples[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleValue(choice, samples, members, name);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => members === 'all' || schema.required?.includes(key))
          .map(([key, inner]) => [key, exampleValue(inner, samples, members, key)]),
      );
    case 'array': {
      const length = members === 'all' ? Math.max(1, schema.minItems ?? 0) : (schema.minItems ?? 0);
      return Array.from({ length }, () => exampleValue(schema.items ?? {}, samples, members, name));
    }
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1;
    case 'boolean':
      return false;
    default:
      return TEXT_OF_FORMAT[schema.format ?? '']?.() ?? 'a'.repeat(schema.minLength ?? 1);
  }
}
