import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import type { RecordedAct } from './record-act.ts';

/** One statement for any number of acts: connections keep each that comes often. */
export async function insertActs(db: Db, acts: readonly RecordedAct[], now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .columns(['at', 'actor_user_id', 'act', 'subject_user_id', 'detail'])
    .expression(
      sql`select ${now}::timestamptz, a.actor, a.act, a.subject, a.detail
            from unnest(${acts.map(({ by }) => by)}::bigint[], ${acts.map(({ act }) => act)}::text[],
                        ${acts.map(({ about }) => about ?? null)}::bigint[],
                        ${acts.map(({ detail }) => JSON.stringify(detail ?? {}))}::jsonb[])
                 as a (actor, act, subject, detail)`,
    )
    .execute();
}
