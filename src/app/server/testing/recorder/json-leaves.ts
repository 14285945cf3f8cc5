/** A value inside a JSON document, with its path. */
export interface Leaf {
  /** Name of the member; of the list's member for an element of a list. */
  readonly name: string;
  /** From the top, with dots. */
  readonly path: string;
  readonly value: unknown;
  /** The objects around it, the nearest first. */
  readonly around: readonly Readonly<Record<string, unknown>>[];
}

/** Every member of a JSON document, objects and lists included. Text that is no JSON is one leaf. */
export function leavesOf(body: string): Leaf[] {
  const leaves: Leaf[] = [];
  collect({ name: '', path: '', value: parse(body), around: [] }, leaves);
  return leaves;
}

function collect(leaf: Leaf, into: Leaf[]): void {
  into.push(leaf);
  const { value, name, path, around } = leaf;
  if (typeof value !== 'object' || value === null) return;
  const inList = Array.isArray(value);
  const nearer = inList ? around : [value as Record<string, unknown>, ...around];
  for (const [key, inner] of Object.entries(value)) {
    collect(
      { name: inList ? name : key, path: path ? `${path}.${key}` : key, value: inner, around: nearer },
      into,
    );
  }
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
