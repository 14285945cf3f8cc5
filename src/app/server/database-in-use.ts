import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/db/server/database.ts';
import { isInUse } from './leave-demo-queries.ts';

/** An Openleaf that was just stopped is gone within this time. Milliseconds. */
const STOP_TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 50;

/** Whether another program has the database open, and keeps it open. */
export async function staysInUse(database: Database): Promise<boolean> {
  for (let waited = 0; waited < STOP_TIMEOUT_MS; waited += POLL_INTERVAL_MS) {
    if (!(await isInUse(database))) return false;
    await sleep(POLL_INTERVAL_MS);
  }
  return true;
}
