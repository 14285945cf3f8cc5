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
      acts.where(sql<SqlBool>`(actor_user_id = ${userId} or subject_user_id = ${userId})`),
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
    .leftJoin('users as subjects', 'subjects.id', 'subject_user_id')
    .select([
      'audit_log.id',
      'at',
      'act',
      'actor_user_id',
      'actors.username as actor_username',
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
