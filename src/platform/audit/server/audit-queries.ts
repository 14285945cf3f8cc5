import type { Db } from '#platform/db/server/database.ts';
import type { RecordedAct } from './record-act.ts';

export async function insertActs(db: Db, acts: readonly RecordedAct[], now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values(
      acts.map(({ act, by, about, detail }) => ({
        at: now,
        actor_user_id: by,
        act,
        subject_user_id: about ?? null,
        detail: JSON.stringify(detail ?? {}),
      })),
    )
    .execute();
}
