import type { Db } from '#platform/db/server/database.ts';

/** As if nobody had ever switched a flag. */
export async function forgetFlags(db: Db): Promise<void> {
  await db.deleteFrom('feature_flags').execute();
}
