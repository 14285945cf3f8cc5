import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { currentImpersonation } from '#platform/session/server/impersonation.ts';
import type { RecordedAct } from './record-act.ts';

/** One statement for any number of acts: connections keep each that comes often. */
export async function insertActs(db: Db, acts: readonly RecordedAct[], now: Date): Promise<void> {
  const acting = currentImpersonation();
  const isActing = (by: number | null) => acting !== undefined && by === acting.personId;
  const actors = acts.map(({ by }) => (isActing(by) ? (acting?.adminId ?? null) : by));
  const actedAs = acts.map(({ by }) => (isActing(by) ? by : null));
  await db
    .insertInto('audit_log')
    .columns(['at', 'actor_user_id', 'as_user_id', 'act', 'subject_user_id', 'detail'])
    .expression(
      sql`select ${now}::timestamptz, a.actor, a.acted_as, a.act, a.subject, a.detail
            from unnest(${actors}::bigint[], ${actedAs}::bigint[], ${acts.map(({ act }) => act)}::text[],
                        ${acts.map(({ about }) => about ?? null)}::bigint[],
                        ${acts.map(({ detail }) => JSON.stringify(detail ?? {}))}::jsonb[])
                 as a (actor, acted_as, act, subject, detail)`,
    )
    .execute();
}
