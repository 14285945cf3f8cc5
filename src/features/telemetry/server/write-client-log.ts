import { createHash } from 'node:crypto';
import { cleanPage, cleanWords } from '#platform/client-log/core/clean-words.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import {
  type writeClientLog as contract,
  ENTRIES_OF_NETWORK,
  ENTRIES_OF_PAGE,
} from '../contract/client-log.ts';
import { countEntry } from './client-log-queries.ts';

/** Keeps what a browser says, without who it was. One that says too much is answered as any other, and not kept. */
export async function writeClientLog(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  { body, address, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const isFew =
    (await limits.takeFrom('client log', address, ENTRIES_OF_NETWORK, now)) &&
    (await limits.take(`client log of ${body.session_id}`, ENTRIES_OF_PAGE, now));
  if (!isFew) return { kept: false };
  const entry = {
    level: body.logLevel,
    words: cleanWords(body.message) || 'no words',
    details: cleanWords(body.args),
    page: cleanPage(body.href),
    version: cleanWords(body.clientVersion).slice(0, 60),
  };
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.values(entry)))
    .digest();
  await countEntry(db, { ...entry, hash }, now);
  return { kept: true };
}
