import { type Expression, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { MAY_COMPETE, midnightOf } from './competition-queries.ts';

/** The quizzes of a student `s` on the days of a competition `p`; the index of finished quizzes holds all but the marks. */
const isQuizOf = (first: Expression<number>, last: Expression<number>) => sql<boolean>`(
  t.student_id = s.student_id and t.kind = 'practice' and t.status = 'finished'
  and t.finished_at >= to_timestamp((${first} - 1) * 86400::float8)
  and t.finished_at < to_timestamp((${last} + 3) * 86400::float8)
  and t.finished_day between ${first} and ${last})`;

/** Whether a class `k` takes part in a competition `p`: in one that runs, unless it was taken out or its owner is no longer confirmed; in one that has ended, if it did then. */
const TAKES_PART = sql<boolean>`(case when p.ended_at is null then a.canceled_at is null and ${MAY_COMPETE}
  else k.points is not null end)`;

interface Results {
  readonly competitionIds: readonly number[];
  /** Of these classes alone. */
  readonly classIds?: readonly number[];
}

/**
 * The classes of some competitions that have started, each with what its students have done: as it is now, or as it was written at the end.
 * Sums are made when somebody looks: nothing is written for a competition when a quiz ends.
 */
const competitionResults = (db: Db, { competitionIds, classIds }: Results) =>
  db
    .selectFrom('competition_classes as k')
    .innerJoin('competitions as p', 'p.id', 'k.competition_id')
    .innerJoin('activities as a', 'a.id', 'k.activity_id')
    .innerJoin('classes as c', 'c.id', 'k.class_id')
    .innerJoin('users as owner', 'owner.id', 'c.teacher_id')
    .leftJoin(
      db
        .selectFrom('competition_students as s')
        .innerJoin('competitions as p', 'p.id', 's.competition_id')
        .innerJoin('attempts as t', (join) =>
          join.on(isQuizOf(sql.ref<number>('p.first_day'), sql.ref<number>('p.last_day'))),
        )
        .select(['s.competition_id', 's.class_id'])
        .select([
          sql<number>`sum(coalesce(t.points, 0))::bigint`.as('points'),
          sql<number>`sum(length(translate(t.marks, 'wRW', '')))::integer`.as('right_answers'),
          sql<number>`sum(length(t.marks))::integer`.as('answers'),
          sql<number>`count(distinct s.student_id) filter (where t.points > 0)::integer`.as('took_part'),
        ])
        .where('s.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
        .where('p.ended_at', 'is', null)
        .$if(classIds !== undefined, (those) =>
          those.where('s.class_id', '=', sql<number>`any(${classIds}::bigint[])`),
        )
        .groupBy(['s.competition_id', 's.class_id'])
        .as('live'),
      (join) =>
        join.onRef('live.competition_id', '=', 'k.competition_id').onRef('live.class_id', '=', 'k.class_id'),
    )
    .select(['k.competition_id', 'k.class_id', 'c.name as class_name', 'c.teacher_id as owner_id'])
    .select([
      sql<number>`k.roster`.as('roster'),
      sql<number>`coalesce(k.points, live.points, 0)`.as('points'),
      sql<number>`coalesce(k.right_answers, live.right_answers, 0)`.as('right_answers'),
      sql<number>`coalesce(k.answers, live.answers, 0)`.as('answers'),
      sql<number>`coalesce(k.took_part, live.took_part, 0)`.as('took_part'),
    ])
    .where('k.competition_id', '=', sql<number>`any(${competitionIds}::bigint[])`)
    .where('k.roster', '>', 0)
    .where(TAKES_PART)
    .$if(classIds !== undefined, (those) =>
      those.where('k.class_id', '=', sql<number>`any(${classIds}::bigint[])`),
    )
    .orderBy('k.competition_id')
    .orderBy('k.class_id');

export async function selectCompetitionResults(db: Db, competitionIds: readonly number[]) {
  return competitionResults(db, { competitionIds }).execute();
}
export type CompetitionResultRow = Awaited<ReturnType<typeof selectCompetitionResults>>[number];

/** The most competitions that one look finds; the next one finds others. */
const MOST_AT_ONCE = 500;

/** Competitions whose last day is over in the zone of every class, also where none takes part, those of the operator last. @param over an instant by which it was. */
export async function selectEndingCompetitions(db: Db, over: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('competitions as p')
    .select('p.id')
    .where('p.ended_at', 'is', null)
    .where('p.canceled_at', 'is', null)
    // No zone is further from UTC than a day, so this is before any of these midnights.
    .where(sql<Date>`to_timestamp(p.last_day * 86400::float8)`, '<=', over)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('competition_classes as k')
            .innerJoin('classes as c', 'c.id', 'k.class_id')
            .select('k.class_id')
            .whereRef('k.competition_id', '=', 'p.id')
            .where(midnightOf(sql`p.last_day + 1`), '>', over),
        ),
      ),
    )
    .orderBy('p.kind', 'desc')
    .orderBy('p.id')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Classes that are summed in one statement: statements have seconds, and a competition of all schools may have thousands of classes. */
const CLASSES_OF_STATEMENT = 200;

/** Writes what a competition ended with; nothing changes it afterward. The caller has locked it. */
export async function writeResult(tx: Tx, competitionId: number, now: Date): Promise<void> {
  const rows = await tx
    .selectFrom('competition_classes')
    .select('class_id')
    .where('competition_id', '=', competitionId)
    .where('roster', '>', 0)
    .orderBy('class_id')
    .execute();
  const classIds = rows.map((row) => row.class_id);
  for (let from = 0; from < classIds.length; from += CLASSES_OF_STATEMENT)
    await writeSums(tx, competitionId, classIds.slice(from, from + CLASSES_OF_STATEMENT));
  await tx.updateTable('competitions').set({ ended_at: now }).where('id', '=', competitionId).execute();
}

async function writeSums(tx: Tx, competitionId: number, classIds: readonly number[]): Promise<void> {
  await tx
    .updateTable('competition_classes as k')
    .from(competitionResults(tx, { competitionIds: [competitionId], classIds }).as('result'))
    .set((of) => ({
      points: of.ref('result.points'),
      right_answers: of.ref('result.right_answers'),
      answers: of.ref('result.answers'),
      took_part: of.ref('result.took_part'),
    }))
    .whereRef('k.competition_id', '=', 'result.competition_id')
    .whereRef('k.class_id', '=', 'result.class_id')
    .execute();
}
