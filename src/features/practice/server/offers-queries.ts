import type { Db } from '#platform/db/server/database.ts';

const OFFER = ['id', 'round', 'slot', 'passage_id', 'attempt_id'] as const;

/** The offers on the table: the newest round, in their order; for whoever asks for more in the same statement. */
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

/** Lays out a new round. @returns nothing where another call laid out the same round at the same moment: it wins. */
export async function insertOffers(
  db: Db,
  studentId: number,
  offers: { round: number; passageIds: readonly number[] },
  now: Date,
): Promise<OfferRow[]> {
  if (offers.passageIds.length === 0) return [];
  return db
    .insertInto('offers')
    .values(
      offers.passageIds.map((passage_id, index) => ({
        student_id: studentId,
        round: offers.round,
        slot: index + 1,
        passage_id,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['student_id', 'round', 'slot']).doNothing())
    .returning([...OFFER])
    .execute();
}
