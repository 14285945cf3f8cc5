import { sql } from 'kysely';
import { holdLock } from '#platform/db/server/advisory-lock-queries.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';

const PLANS_LOCK = 7_203_120;

/** Waits until nobody else plans a competition of all schools, and lets nobody else until the transaction ends. */
export const lockPlans = (tx: Tx): Promise<void> => holdLock(tx, PLANS_LOCK);

interface Asked {
  /** Only those that start later. */
  readonly startAfter: number;
  /** The classes to look for among those that take part. */
  readonly classIds: readonly number[];
}

/** Competitions of all schools, what starts next in front, each with how many classes take part and which of some do. */
export async function selectGlobalCompetitions(db: Db, { startAfter, classIds }: Asked) {
  const isIn = sql<boolean>`(a.id is not null and a.canceled_at is null)`;
  return db
    .selectFrom('competitions as p')
    .leftJoin('competition_classes as k', 'k.competition_id', 'p.id')
    .leftJoin('activities as a', 'a.id', 'k.activity_id')
    .select(['p.id', 'p.kind', 'p.name', 'p.first_day', 'p.last_day'])
    .select([
      sql<boolean>`p.canceled_at is not null`.as('canceled'),
      sql<boolean>`p.ended_at is not null`.as('ended'),
      sql<number>`count(k.class_id) filter (where ${isIn})::integer`.as('classes'),
      sql<number[]>`coalesce(json_agg(k.class_id order by k.class_id)
        filter (where ${isIn} and k.class_id = any(${classIds}::bigint[])), '[]'::json)`.as('class_ids'),
    ])
    .where('p.kind', '=', sql.lit('GLOBAL_COMPETITION'))
    .where('p.first_day', '>', startAfter)
    .groupBy('p.id')
    .orderBy('p.first_day', 'desc')
    .orderBy('p.id', 'desc')
    .limit(100)
    .execute();
}

/** Competitions of all schools, not called off, that share a day with others that are planned. */
export async function hasGlobalBetween(
  db: Db,
  { startDay, dueDay }: { readonly startDay: number; readonly dueDay: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('competitions')
    .select('id')
    .where('kind', '=', sql.lit('GLOBAL_COMPETITION'))
    .where('canceled_at', 'is', null)
    .where('first_day', '<=', dueDay)
    .where('last_day', '>=', startDay)
    .executeTakeFirst();
  return found !== undefined;
}

/** Calls a competition of all schools off, with the activities of all its classes. */
export async function cancelGlobal(tx: Tx, competitionId: number, now: Date): Promise<void> {
  await tx.updateTable('competitions').set({ canceled_at: now }).where('id', '=', competitionId).execute();
  await tx
    .updateTable('activities')
    .set({ canceled_at: now })
    .where('canceled_at', 'is', null)
    .where('id', 'in', (those) =>
      those
        .selectFrom('competition_classes')
        .select('activity_id')
        .where('competition_id', '=', competitionId),
    )
    .execute();
}
