import { sql } from 'kysely';
import type { Db } from './database.ts';

/** The server's version as PostgreSQL counts it: 150018 is 15.18. */
export async function selectServerVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectNoFrom(sql<number>`current_setting('server_version_num')::int`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

/** Asks for nothing: whether the database answers. @throws when it does not. */
export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(sql.lit(1).as('one')).execute();
}

/** What time it is by the clock of the database. */
export async function selectServerTime(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  return now;
}
