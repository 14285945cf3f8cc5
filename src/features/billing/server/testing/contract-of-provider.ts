import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What is copied of the provider's published contract: the calls that this service makes, and the objects that they answer with. */
const excerpt = z.object({
  version: z.string(),
  forms: z.record(z.string(), z.object({ required: z.array(z.string()), properties: z.array(z.string()) })),
  required: z.record(z.string(), z.array(z.string())),
  objects: z.record(z.string(), z.record(z.string(), z.unknown())),
});

export const CONTRACT = excerpt.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'provider-contract.json'), 'utf8')),
);

/** An object of the provider as its contract shows it, with other values in some of its fields. */
export function objectOf(kind: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const object = { ...CONTRACT.objects[kind], ...values };
  const missing = (CONTRACT.required[kind] ?? []).filter((field) => !(field in object));
  if (missing.length > 0) throw new Error(`The contract demands of ${kind}: ${missing.join(', ')}.`);
  return object;
}

/** What is wrong with a form by the contract; null for nothing. */
export function formFault(call: string, form: URLSearchParams): string | null {
  const { required = [], properties = [] } = CONTRACT.forms[call] ?? {};
  const names = new Set([...form.keys()].map((name) => name.split('[')[0] ?? ''));
  const unknown = [...names].find((name) => !properties.includes(name));
  const missing = required.find((name) => !names.has(name));
  if (unknown !== undefined) return `Received unknown parameter: ${unknown}`;
  return missing === undefined ? null : `Missing required param: ${missing}`;
}
