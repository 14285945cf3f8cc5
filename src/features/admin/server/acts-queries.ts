import { type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { type ActKind, actsOf, KNOWN_ACTS } from '../core/acts.ts';

export interface WantedActs {
  readonly kind: ActKind | undefined;
  /** Who did it or whom it is about; undefined for anybody. */
  readonly userId: number | undefined;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const found = (db: Db, { kind, userId, from, until }: WantedActs) =>
  db
    .selectFrom('audit_log')
    .$if(kind !== undefined, (acts) => acts.where(isOfKind(kind ?? 'other')))
    .$if(userId !== undefined, (acts) =>
      acts.where(
        sql<SqlBool>`(actor_user_id = ${userId} or subject_user_id = ${userId} or as_user_id = ${userId})`,
      ),
    )
    .$if(from !== undefined, (acts) => acts.where(sql<SqlBool>`at >= ${from}::timestamptz`))
    .$if(until !== undefined, (acts) => acts.where(sql<SqlBool>`at < ${until}::timestamptz`));

const isOfKind = (kind: ActKind) =>
  kind === 'other'
    ? sql<SqlBool>`act <> all(${KNOWN_ACTS}::text[])`
    : sql<SqlBool>`act = any(${actsOf(kind)}::text[])`;

/** Acts, the newest first, with the usernames of those who still have an account. */
export async function selectActs(
  db: Db,
  { limit, offset, ...wanted }: WantedActs & { readonly limit: number; readonly offset: number },
) {
  return found(db, wanted)
    .leftJoin('users as actors', 'actors.id', 'actor_user_id')
    .leftJoin('users as acted_as', 'acted_as.id', 'as_user_id')
    .leftJoin('users as subjects', 'subjects.id', 'subject_user_id')
    .select([
      'audit_log.id',
      'at',
      'act',
      'actor_user_id',
      'actors.username as actor_username',
      'as_user_id',
      'acted_as.username as as_username',
      'subject_user_id',
      'subjects.username as subject_username',
      'detail',
    ])
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
export type ActRow = Awaited<ReturnType<typeof selectActs>>[number];

export async function countActs(db: Db, wanted: WantedActs): Promise<number> {
  const { total } = await found(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** What classes are called. */
export async function selectClassNames(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const WHAT: Readonly<Record<string, string>> = { FIXED_WEEKLY: 'weekly goal', ASSESSMENT: 'pretest' };

/** What activities are called: "Mud (Room 12)", "weekly goal (Room 12)". */
export async function selectActivityNames(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('activities as a')
    .innerJoin('classes as c', 'c.id', 'a.class_id')
    .select(['a.id', 'a.kind', 'c.name as class_name'])
    .select((of) =>
      of
        .selectFrom('passage_versions as v')
        .select('v.title')
        .whereRef('v.passage_id', '=', 'a.passage_id')
        .orderBy('v.id', 'desc')
        .limit(1)
        .as('title'),
    )
    .where('a.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ id, kind, title, class_name }) => [
      id,
      `${title ?? WHAT[kind] ?? 'activity'} (${class_name})`,
    ]),
  );
}

/** Why administrators acted as other people, in their words. */
export async function selectReasons(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('impersonations')
    .select(['id', 'reason'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, reason }) => [id, `“${reason}”`]));
}
