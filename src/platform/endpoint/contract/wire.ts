import { WIRE_NAMES, type WireNames } from './wire-names.ts';

/** A name for a name: of the outermost fields, and of those in them. */
interface Renaming {
  readonly outer: ReadonlyMap<string, string>;
  readonly deeper: ReadonlyMap<string, string>;
}

const ON_THE_WIRE: ReadonlyMap<string, string> = new Map(Object.entries(WIRE_NAMES));
const INSIDE: ReadonlyMap<string, string> = new Map([...ON_THE_WIRE].map(([inside, wire]) => [wire, inside]));

const toTheWire = (own: WireNames = {}): Renaming => ({
  outer: new Map([...ON_THE_WIRE, ...Object.entries(own)]),
  deeper: ON_THE_WIRE,
});
const fromTheWire = (own: WireNames = {}): Renaming => ({
  outer: new Map([...INSIDE, ...Object.entries(own).map(([inside, wire]) => [wire, inside] as const)]),
  deeper: INSIDE,
});

/** What gives a value, or the place of a field such as `rows.0.optionId`, the names of the other side. */
export interface Translation {
  readonly value: (value: unknown) => unknown;
  readonly path: (path: string) => string;
}

const translation = (renaming: Renaming): Translation => ({
  value: (value) => renamed(value, renaming),
  path: (path) => renamedPath(path, renaming),
});

/** Makes a translation once for each set of own names, which are constants of the contracts. */
function translator(renaming: (own?: WireNames) => Renaming): (own?: WireNames) => Translation {
  const common = translation(renaming());
  const made = new WeakMap<WireNames, Translation>();
  return (own) => {
    if (!own) return common;
    const found = made.get(own) ?? translation(renaming(own));
    made.set(own, found);
    return found;
  };
}

/** From our names to those of the wire. @param own names that the outermost fields have in this part of a call alone. */
export const toWire = translator(toTheWire);

/** From the names of the wire to ours. @param own as for `toWire`. */
export const fromWire = translator(fromTheWire);

function renamed(value: unknown, { outer, deeper }: Renaming): unknown {
  if (!isCompound(value)) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, { outer, deeper }));
  const within = { outer: deeper, deeper };
  const copy: Record<string, unknown> = {};
  // Every answer comes this way: by its keys it takes a third of the time that it takes by its entries.
  for (const name of Object.keys(value)) {
    const inner = value[name];
    copy[outer.get(name) ?? name] = isCompound(inner) ? renamed(inner, within) : inner;
  }
  return copy;
}

const isCompound = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const renamedPath = (path: string, { outer, deeper }: Renaming): string =>
  path
    .split('.')
    .map((name, depth) => (depth === 0 ? outer : deeper).get(name) ?? name)
    .join('.');
