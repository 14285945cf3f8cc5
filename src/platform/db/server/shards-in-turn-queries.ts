import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Says that this transaction changes rows of many students: a distributed database then goes from shard to shard on one
 * connection each, instead of on many that do not see each other's changes. To one server it means nothing.
 */
export async function changeShardsInTurn(tx: Tx): Promise<void> {
  await tx
    .selectNoFrom(sql`set_config('citus.multi_shard_modify_mode', 'sequential', true)`.as('set'))
    .execute();
}
