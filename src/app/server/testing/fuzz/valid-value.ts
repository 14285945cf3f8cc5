import { exampleValue, type Samples } from '../requests/example-value.ts';
import type { JsonSchema } from '../requests/json-schema.ts';
import type { Random } from './random.ts';

const LETTERS = ['a', 'Z', '7', 'é', 'ß', 'Ж', '読', ' ', '-', "'", '🙂'] as const;
/** Texts with a form of their own are taken as the smallest example gives them. */
const isFree = ({ format, pattern }: JsonSchema): boolean => format === undefined && pattern === undefined;

/** Some value that a schema takes: fields that may be absent come and go, numbers and texts lie within their bounds. */
export function validValue(schema: JsonSchema, samples: Samples, random: Random, name = ''): unknown {
  if (Object.hasOwn(samples, name)) return samples[name];
  if (schema.enum) return random.pick(schema.enum);
  const choice = random.pick(schema.anyOf ?? schema.oneOf ?? []);
  if (choice) return validValue(choice, samples, random, name);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || random.chance(0.4))
          .map(([key, inner]) => [key, validValue(inner, samples, random, key)]),
      );
    case 'array': {
      const most = Math.min(schema.maxItems ?? 3, 3);
      return Array.from({ length: random.below(most + 1) }, () =>
        validValue(schema.items ?? {}, samples, random, name),
      );
    }
    case 'integer':
      return random.pick([
        least(schema),
        Math.min(least(schema) + random.below(20), schema.maximum ?? 20),
        schema.maximum ?? 20,
      ]);
    case 'number':
      return random.pick([least(schema), least(schema) + random.next(), schema.maximum ?? 1e6, 1e-50]);
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return isFree(schema) ? textOf(schema, random) : exampleValue(schema, samples, 'required', name);
    default:
      return exampleValue(schema, samples, 'required', name);
  }
}

const least = ({ minimum, exclusiveMinimum }: JsonSchema): number => minimum ?? (exclusiveMinimum ?? -1) + 1;

function textOf({ minLength = 0, maxLength = 40 }: JsonSchema, random: Random): string {
  const length = random.pick([minLength, minLength + random.below(12), maxLength]);
  return Array.from({ length }, () => random.pick(LETTERS))
    .join('')
    .slice(0, maxLength)
    .toWellFormed();
}
