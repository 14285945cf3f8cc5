import type { Db } from '#platform/db/server/database.ts';

/** Opens every essay again, empty and without a score. */
export async function reopenEssays(db: Db): Promise<void> {
  await db
    .updateTable('essays')
    .set({
      status: 'open',
      text: '',
      submitted_at: null,
      score: null,
      comment: '',
      scored_by: null,
      scored_at: null,
    })
    .execute();
}
