import { sql } from 'kysely';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** What has waited longest, in seconds; 0 where nothing waits. */
export interface LongestWaits {
  readonly mail: number;
  readonly job: number;
}

/** @throws where the queue was never prepared. */
export async function selectLongestWaits(db: Db, now: Date): Promise<LongestWaits> {
  const [row] = await longestWaits(db, { now });
  return row ?? { mail: 0, job: 0 };
}

const longestWaits = preparedStatement(
  'longest-waits',
  (_db, { now }: { readonly now: Date }) => sql<LongestWaits>`
    select coalesce(extract(epoch from ${now}::timestamptz - (select min(created_at) from mails where state = 'waiting')), 0)::float8 as mail,
           coalesce(extract(epoch from ${now}::timestamptz - (select min(start_after) from jobs.job
             where state in ('created', 'retry') and start_after < ${now}::timestamptz)), 0)::float8 as job`,
);
