import { z } from 'zod';
import { toWire } from '../contract/wire.ts';
import type { WireNames } from '../contract/wire-names.ts';

/** What was made before: the document of the interface names some schemas, and knows them by being the same. */
const made = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * The schema of what is on the wire where the contract has this one: the same with the names of the wire. It is this
 * schema itself where no name is another.
 * @param own names that the outermost fields have in this part of a call alone.
 * @throws Error where an object has a rule about several of its fields: it would not find them.
 */
export function wireSchema<T extends z.core.$ZodType>(schema: T, own?: WireNames): T {
  if (own) return withNames(schema, own) as T;
  const known = made.get(schema) ?? withNames(schema);
  made.set(schema, known);
  return known as T;
}

function withNames(schema: z.core.$ZodType, own?: WireNames): z.core.$ZodType {
  const { def } = schema as z.core.$ZodType & { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return withFields(schema, def, own);
    case 'array':
      return remade(schema, def, 'element', wireSchema(def.element, own));
    case 'optional':
    case 'nullable':
    case 'default':
      return remade(schema, def, 'innerType', wireSchema(def.innerType, own));
    case 'union': {
      const options = def.options.map((option) => wireSchema(option, own));
      const isSame = options.every((option, at) => option === def.options[at]);
      return isSame ? schema : remade(schema, def, 'options', options);
    }
    default:
      return schema;
  }
}

function withFields(schema: z.core.$ZodType, def: z.core.$ZodObjectDef, own?: WireNames): z.core.$ZodType {
  const names = toWire(own);
  const shape = Object.fromEntries(
    Object.entries(def.shape).map(([name, field]) => [names.path(name), wireSchema(field)]),
  );
  if (Object.entries(def.shape).every(([name, field]) => shape[name] === field)) return schema;
  if (def.checks?.length) throw new Error(`A rule about several fields of ${Object.keys(shape).join(', ')}`);
  return remade(schema, def, 'shape', shape);
}

/** The schema with another part; itself where the part is the same. */
function remade<D extends z.core.$ZodTypeDef, K extends keyof D>(
  schema: z.core.$ZodType,
  def: D,
  name: K,
  part: D[K],
): z.core.$ZodType {
  return def[name] === part ? schema : z.clone(schema, { ...def, [name]: part });
}
