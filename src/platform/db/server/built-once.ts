import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a parameter while a query is built. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built at its first use and only gets its parameters at the next ones, for those that a school asks a
 * hundred times a second: building one takes longer than all else that is done with it here. `build` passes its parameters
 * on and never sees their values.
 * @throws TypeError at the first use, when a parameter did not reach the query as it was given.
 */
export function builtOnce<P extends object, R>(
  build: (db: Db, parameters: P) => Compilable<R>,
): (db: Db, parameters: P) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  return async (db, parameters) => {
    built ??= buildWithPlaceholders((placeholders) => build(db, placeholders as P), Object.keys(parameters));
    const given = parameters as Readonly<Record<string, unknown>>;
    const values = built.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name] : value,
    );
    const { rows } = await db.executeQuery<R>({ ...built, parameters: values });
    return rows;
  };
}

function buildWithPlaceholders<R>(
  build: (placeholders: object) => Compilable<R>,
  names: readonly string[],
): CompiledQuery<R> {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
  const query = build(placeholders).compile();
  const lost = names.filter((name) => !query.parameters.includes(placeholders[name]));
  if (lost.length > 0) throw new TypeError(`These parameters do not reach the query: ${lost.join(', ')}.`);
  return query;
}
