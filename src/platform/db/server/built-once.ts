import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a parameter while a query is built. */
class Placeholder {
  readonly #path: readonly string[];
  constructor(path: readonly string[]) {
    this.#path = path;
  }
  get name(): string {
    return this.#path.join('.');
  }
  /** What was given for it. */
  valueIn(parameters: object): unknown {
    return this.#path.reduce<unknown>((part, key) => (part as Group)[key], parameters);
  }
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A query that is built at its first use and only gets its parameters at the next ones, for those that a school asks a
 * hundred times a second: building one takes longer than all else that is done with it here. `build` passes its parameters
 * on, single or in groups, and never sees their values.
 * @throws TypeError at the first use, when a parameter did not reach the query as it was given.
 */
export function builtOnce<P extends object, R>(
  build: (db: Db, parameters: P) => Compilable<R>,
): (db: Db, parameters: P) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  return async (db, parameters) => {
    built ??= buildFor(parameters, (placeholders) => build(db, placeholders as P));
    const values = built.parameters.map((value) =>
      value instanceof Placeholder ? value.valueIn(parameters) : value,
    );
    const { rows } = await db.executeQuery<R>({ ...built, parameters: values });
    return rows;
  };
}

function buildFor<R>(parameters: object, build: (placeholders: Group) => Compilable<R>): CompiledQuery<R> {
  const made: Placeholder[] = [];
  const standIn = (group: object, path: readonly string[]): Group =>
    Object.fromEntries(
      Object.entries(group).map(([key, value]) => {
        if (isGroup(value)) return [key, standIn(value, [...path, key])];
        const placeholder = new Placeholder([...path, key]);
        made.push(placeholder);
        return [key, placeholder];
      }),
    );
  const query = build(standIn(parameters, [])).compile();
  const lost = made.filter((placeholder) => !query.parameters.includes(placeholder));
  if (lost.length === 0) return query;
  throw new TypeError(`These parameters do not reach the query: ${lost.map(({ name }) => name).join(', ')}.`);
}
