import type { Db, Tx } from '#platform/db/server/database.ts';

const OFFER = ['id', 'round', 'slot', 'passage_id', 'attempt_id'] as const;

/** The offers on the table: the newest round, in their order. */
export async function selectOffers(db: Db, studentId: number) {
  return db
    .selectFrom('offers')
    .select([...OFFER])
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

/** Lays out a new round. The student's row is locked by the caller, so that nobody else lays out the same. */
export async function insertOffers(
  tx: Tx,
  studentId: number,
  offers: { round: number; passageIds: readonly number[] },
  now: Date,
): Promise<OfferRow[]> {
  if (offers.passageIds.length === 0) return [];
  return tx
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
    .returning([...OFFER])
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
