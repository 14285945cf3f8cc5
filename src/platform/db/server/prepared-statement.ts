import type { CompiledQuery } from 'kysely';
import { type Db, poolOf } from './database.ts';
import { giveName } from './statement-names.ts';

/** Placeholder of a parameter while a statement is built. */
class Placeholder {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What a statement is built with: a query of the builder, or SQL in a template. */
interface Buildable<R> {
  compile(db: Db): CompiledQuery<R>;
}

/** A statement as it is built, with the values that it takes from the parameters of a call. */
interface Built<R> {
  readonly query: CompiledQuery<R>;
  readonly valuesOf: (parameters: object) => unknown[];
}

/** Nothing has to be given to a statement without parameters. */
type Given<P extends object> = Partial<P> extends P ? [parameters?: P] : [parameters: P];

/** Sends a statement and returns its rows. */
export type PreparedStatement<P extends object, R> = (db: Db, ...given: Given<P>) => Promise<R[]>;

/**
 * One of the two ways to send a statement (the other is kysely's `execute`, for what the builder writes): for statements
 * that a school asks a hundred times a second, and for those that are written as SQL. It is built at its first use and only
 * gets its parameters at the next ones, because building takes longer than all else that is done with it here; and each
 * connection prepares it under its name, which is unique in the program. `build` passes its parameters on, single or in
 * groups, and never sees their values.
 * @throws TypeError at the first use, when a parameter did not reach the statement as it was given, another statement has
 * the name, or it names no columns.
 */
export function preparedStatement<P extends object, R extends object>(
  name: string,
  build: (db: Db, parameters: P) => Buildable<R>,
): PreparedStatement<P, R> {
  let built: Built<R> | undefined;
  return async (db, parameters: object = {}) => {
    built ??= buildFor(name, parameters, (placeholders) => build(db, placeholders as P).compile(db));
    const { query, valuesOf } = built;
    const values = valuesOf(parameters);
    // Outside a transaction straight to the pool: the way through the builder takes 4 µs more.
    const pool = poolOf(db);
    const { rows } = pool
      ? await pool.query<R>({ name, text: query.sql, values })
      : await db.executeQuery<R>({ ...query, parameters: values });
    return rows;
  };
}

function buildFor<R>(
  name: string,
  parameters: object,
  build: (placeholders: Group) => CompiledQuery<R>,
): Built<R> {
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
  const query = build(standIn(parameters, []));
  const lost = made.filter((placeholder) => !query.parameters.includes(placeholder));
  if (lost.length > 0) {
    const names = lost.map(({ path }) => path.join('.')).join(', ');
    throw new TypeError(`These parameters do not reach ${name}: ${names}.`);
  }
  giveName(query.sql, name);
  const takers = query.parameters.map(takerOf);
  return { query, valuesOf: (given) => takers.map((take) => take(given)) };
}

/** Takes one value of the statement from the parameters of a call; a constant is the same in all. */
function takerOf(value: unknown): (parameters: object) => unknown {
  if (!(value instanceof Placeholder)) return () => value;
  const { path } = value;
  const [only = ''] = path;
  if (path.length === 1) return (parameters) => (parameters as Group)[only];
  return (parameters) => path.reduce<unknown>((part, key) => (part as Group)[key], parameters);
}
