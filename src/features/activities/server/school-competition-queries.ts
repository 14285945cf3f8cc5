import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MOST_PLANNED } from '../contract/competition.ts';
import type { LockedCompetition } from './competition-queries.ts';

interface OfSchool {
  readonly schoolId: number;
  /** Only those that start later. */
  readonly startAfter: number;
  /** The classes to look for among those that take part. */
  readonly classIds: readonly number[];
}

/** Competitions of a school in which a class takes part, what starts first in front, each with which of some classes do. */
export const selectCompetitionsOfSchool = (db: Db, { schoolId, startAfter, classIds }: OfSchool) =>
  db
    .selectFrom('competitions as p')
    .innerJoin('schools as s', 's.id', 'p.school_id')
    .innerJoin('competition_classes as k', 'k.competition_id', 'p.id')
    .innerJoin('activities as a', 'a.id', 'k.activity_id')
    .select(['p.id', 'p.kind', 's.name', 'p.first_day', 'p.last_day'])
    .select(
      sql<number[]>`coalesce(json_agg(k.class_id order by k.class_id)
        filter (where k.class_id = any(${classIds}::bigint[])), '[]'::json)`.as('class_ids'),
    )
    .where('p.school_id', '=', schoolId)
    .where('p.first_day', '>', startAfter)
    .where('p.canceled_at', 'is', null)
    .where('a.canceled_at', 'is', null)
    .groupBy(['p.id', 's.id'])
    .orderBy('p.first_day')
    .orderBy('p.id')
    .limit(100)
    .execute();

interface Planning {
  readonly schoolId: number;
  readonly ownerId: number;
  readonly today: number;
}

/** Whether classes of a teacher take part in as many competitions of a school to come as one teacher may plan: nobody fills the list of all. */
export async function hasEnoughPlanned(tx: Tx, { schoolId, ownerId, today }: Planning): Promise<boolean> {
  // Two classes of the teacher are counted one after the other.
  await tx.selectFrom('schools').select('id').where('id', '=', schoolId).forNoKeyUpdate().execute();
  const { planned } = await tx
    .selectFrom('competitions as p')
    .innerJoin('competition_classes as k', 'k.competition_id', 'p.id')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .innerJoin('activities as a', 'a.id', 'k.activity_id')
    .select(sql<number>`count(distinct p.id)`.as('planned'))
    .where('p.school_id', '=', schoolId)
    .where('p.first_day', '>', today)
    .where('c.teacher_id', '=', ownerId)
    .where('a.canceled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return planned >= MOST_PLANNED;
}

interface Back {
  readonly competition: LockedCompetition;
  readonly classId: number;
  readonly today: number;
}

/**
 * Whether a competition that no class takes part in any more would come back to the list of a school with this class, whose owner has as many
 * there as one may.
 */
export async function fillsListOfSchool(tx: Tx, { competition, classId, today }: Back): Promise<boolean> {
  const { id, school_id: schoolId, first_day } = competition;
  if (schoolId === null || first_day <= today) return false;
  const row = await tx
    .selectFrom('classes as c')
    .select('c.teacher_id')
    .select(
      sql<boolean>`exists (
        select from competition_classes k join activities a on a.id = k.activity_id
         where k.competition_id = ${id} and a.canceled_at is null)`.as('is_listed'),
    )
    .where('c.id', '=', classId)
    .executeTakeFirstOrThrow();
  return !row.is_listed && hasEnoughPlanned(tx, { schoolId, ownerId: row.teacher_id, today });
}
