import { isDeepStrictEqual as isSame } from 'node:util';
import type { Change } from './database-watch.ts';
import type { Row } from './table-queries.ts';

/** What a call did: its status and the rows that it wrote. */
export interface Effect {
  readonly status: number;
  readonly changes: readonly Change[];
}

/** Tables whose rows hold nothing drawn by chance but names and ids: a column that stays the same must stay so. */
const STEADY_TABLES = new Set(['users', 'classes']);

/**
 * What of the injected fields reached the database: a status or number of rows unlike that of the plain call, an injected
 * value in its column, a member inside a JSON column that the plain calls do not write, another value in a column that
 * two plain calls wrote alike.
 */
export function findPersisted(
  plain: readonly [Effect, Effect],
  polluted: Effect,
  injected: ReadonlyMap<string, unknown>,
): string[] {
  const [first, second] = plain;
  if (polluted.status !== first.status) return [`answered ${polluted.status} instead of ${first.status}`];
  const counts = shapeOf(polluted);
  if (counts !== shapeOf(first)) return [`wrote ${counts} instead of ${shapeOf(first)}`];
  return polluted.changes.flatMap(({ table, now }) =>
    now.flatMap((row, index) => {
      const [one, two] = [first, second].map(({ changes }) => rowAt(changes, table, index));
      return Object.entries(row).flatMap(([column, value]) => {
        const where = `${table}.${column} = ${JSON.stringify(value)}`;
        if (injected.has(column) && isSame(injected.get(column), value)) return [`${where} was injected`];
        const strange = membersOf(value).filter((name) => !membersOf(one?.[column]).includes(name));
        if (strange.length > 0) return [`${table}.${column} holds ${strange.join(', ')}`];
        const isSteady = STEADY_TABLES.has(table) && isSame(one?.[column], two?.[column]);
        return isSteady && !isSame(one?.[column], value)
          ? [`${where} instead of ${JSON.stringify(one?.[column])}`]
          : [];
      });
    }),
  );
}

const shapeOf = ({ changes }: Effect): string =>
  changes.map(({ table, now, before }) => `${table} +${now.length} -${before}`).join(', ') || 'nothing';

const rowAt = (changes: readonly Change[], table: string, index: number): Row | undefined =>
  changes.find((change) => change.table === table)?.now[index];

/** Names of all members inside a JSON value, with their paths. */
function membersOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => membersOf(item));
  return Object.entries(value).flatMap(([name, inner]) => [
    name,
    ...membersOf(inner).map((deeper) => `${name}.${deeper}`),
  ]);
}
