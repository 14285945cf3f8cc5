import type { Db, Tx } from '#platform/db/server/database.ts';

/** The offers on the table: the newest round, in their order. */
export async function selectOffers(db: Db, studentId: number) {
  return db
    .selectFrom('offers')
    .select(['id', 'round', 'slot', 'passage_id', 'attempt_id'])
    .where('student_id', '=', studentId)
    .where('round', '=', (query) =>
      query
        .selectFrom('offers')
        .select((row) => row.fn.max('round').as('round'))
        .where('student_id', '=', studentId),
    )
    .orderBy('slot')
    .execute();
}
export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Lays out a new round; a round that another call laid out at the same moment wins. */
export async function insertOffers(
  tx: Tx,
  studentId: number,
  offers: { round: number; passageIds: readonly number[] },
  now: Date,
): Promise<void> {
  if (offers.passageIds.length === 0) return;
  await tx
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
    .execute();
}

export async function takeOffer(
  tx: Tx,
  studentId: number,
  offerId: number,
  attemptId: number,
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ attempt_id: attemptId })
    .where('student_id', '=', studentId)
    .where('id', '=', offerId)
    .execute();
}
