import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

const OFFER = ['id', 'round', 'slot', 'passage_id', 'attempt_id'] as const;

/** The offers on the table: the newest round, in their order; for statements that ask for more. */
export const offersOf = (db: Db, studentId: number) =>
  db
    .selectFrom('offers')
    .select([...OFFER])
    .where('student_id', '=', studentId)
    .where('round', '=', (query) =>
      query
        .selectFrom('offers')
        .select((row) => row.fn.max('round').as('round'))
        .where('student_id', '=', studentId),
    )
    .orderBy('slot');

export async function selectOffers(db: Db, studentId: number) {
  return offersOf(db, studentId).execute();
}
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

interface NewRound {
  readonly studentId: number;
  readonly round: number;
  readonly passageIds: readonly number[];
  readonly now: Date;
}

/** Lays out a new round. @returns nothing where another call laid out the same round at the same moment: it wins. */
export const insertOffers = preparedStatement(
  'insert-offers',
  (db, { studentId, round, passageIds, now }: NewRound) =>
    db
      .insertInto('offers')
      .columns(['student_id', 'round', 'slot', 'passage_id', 'created_at'])
      .expression(
        sql`
        select ${studentId}::bigint, ${round}::integer, slot, passage_id, ${now}::timestamptz
          from unnest(${passageIds}::bigint[]) with ordinality as row (passage_id, slot)`,
      )
      .onConflict((conflict) => conflict.columns(['student_id', 'round', 'slot']).doNothing())
      .returning([...OFFER]),
);

/** Takes the passages off the table that nobody has taken; alone or as part of a statement. */
export const deletingOffers = (tx: Db, studentId: number) =>
  tx.deleteFrom('offers').where('student_id', '=', studentId).where('attempt_id', 'is', null);
