import { LOG_LEVELS } from '#platform/client-log/core/log-level.ts';
import type { Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type listClientLog as contract, SHOWN_ENTRIES } from '../contract/client-log.ts';
import { selectEntries } from './client-log-queries.ts';

/** What went wrong in browsers lately. */
export async function listClientLog({ db }: Pick<Services, 'db'>): Promise<Reply<typeof contract>> {
  const rows = await selectEntries(db, SHOWN_ENTRIES);
  return {
    entries: rows.map(({ id, level, first_at: firstAt, last_at: lastAt, ...row }) => ({
      ...row,
      entryId: id,
      level: LOG_LEVELS[level] ?? 'trace',
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
    })),
  };
}
