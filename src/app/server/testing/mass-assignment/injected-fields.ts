import type { JsonSchema } from '../requests/json-schema.ts';
import type { Column } from './table-queries.ts';

/** Members that no contract names, by what they are called. */
export type InjectedFields = Readonly<Record<string, unknown>>;

/** Names that people try, beyond the columns: what they would mean is looked for in every row. */
const SUSPECTS: InjectedFields = {
  isAdmin: true,
  is_admin: true,
  admin: true,
  authorities: ['ADMIN'],
  permissions: ['*'],
  approved: true,
  verified: true,
  correct: true,
  right: true,
  isRight: true,
  score: 100,
  points: 11,
  totalPoints: 11,
  birth: { year: 1991, month: 11 },
  minimumPassword: 1,
  owner: true,
  actor: { userId: 1, role: 'admin' },
  classIds: [1],
};

/** Values that the constraints of these columns allow. */
const LEGAL: Readonly<Record<string, readonly unknown[]>> = {
  // No row gets there by counting.
  id: [987_654_321, 987_654_322],
  role: ['admin', 'teacher'],
  register_as: ['parent', 'teacher'],
  kind: ['practice', 'pretest'],
  status: ['stopped', 'open'],
  use: ['pretest', 'practice'],
  cause: ['weekly-goal', 'perfect'],
  pretest_status: ['pretest_complete', 'pretest_in_progress'],
  marks: ['r', 'rr'],
  // The people of the cast answer right, so that no call of theirs places anyone down there by itself.
  level: [2, 3],
  initial_level: [2, 3],
  timezone: ['Europe/Berlin', 'Asia/Tokyo'],
  provider: ['google', 'school'],
  code: ['PQRSTUVW', 'WVUTSRQP'],
};
const BY_TYPE: Readonly<Record<string, readonly unknown[]>> = {
  boolean: [true, false],
  'timestamp with time zone': ['2026-10-09T03:03:03+00:00', '2026-10-08T03:03:03+00:00'],
  jsonb: [{ injected: true }],
  uuid: ['00000000-0000-4000-8000-0000000000aa'],
  bytea: [`\\x${'ab'.repeat(32)}`],
  text: ['injected', 'injected too'],
};
const NUMBERS = [11, 12, 10] as const;

const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A value for every column that its constraints allow and that the call itself does not write there, under the column's
 * name and in camel case.
 * @param natural what the call itself writes, by column name
 * @param victims ids of another person, by column name
 */
export function injectedFields(
  columns: readonly Column[],
  natural: ReadonlyMap<string, readonly unknown[]>,
  victims: Readonly<Record<string, number>>,
): { fields: InjectedFields; byColumn: ReadonlyMap<string, unknown> } {
  const byColumn = new Map<string, unknown>();
  for (const { name, type } of columns) {
    const victim = victims[name];
    const candidates = victim === undefined ? (LEGAL[name] ?? BY_TYPE[type] ?? NUMBERS) : [victim];
    const written = (natural.get(name) ?? []).map((value) => JSON.stringify(value));
    const free = candidates.find((candidate) => !written.includes(JSON.stringify(candidate)));
    if (free !== undefined && !byColumn.has(name)) byColumn.set(name, free);
  }
  const named = [...byColumn].flatMap(([name, value]) => [
    [name, value],
    [camelCase(name), value],
  ]);
  return { fields: { ...SUSPECTS, ...Object.fromEntries(named) }, byColumn };
}

/** Adds the fields to every object of a body, except those that the contract itself names there. */
export function pollute(value: unknown, schema: JsonSchema, fields: InjectedFields): unknown {
  if (Array.isArray(value)) return value.map((item) => pollute(item, schema.items ?? {}, fields));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, inner]) => [
    key,
    pollute(inner, schema.properties?.[key] ?? {}, fields),
  ]);
  const added = Object.entries(fields).filter(([key]) => !Object.hasOwn(schema.properties ?? {}, key));
  return Object.fromEntries([...added, ...own]);
}
