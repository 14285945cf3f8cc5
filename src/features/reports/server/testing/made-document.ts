import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/server/database.ts';
import { insertJobFile } from '#platform/jobs/server/file-job-queries.ts';
import { insertJobRun } from '#platform/jobs/server/job-runs-queries.ts';

const DAY = 86_400_000;

/** A document that was made for somebody. @returns its id. */
export async function madeDocument(
  db: Db,
  ownerUserId: number,
  now: Date,
  content = Buffer.from('%PDF-'),
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + 7 * DAY);
  await insertJobRun(db, { id, name: 'make-worksheet', ownerUserId, now, expiresAt, inputHash: null });
  await insertJobFile(db, {
    jobId: id,
    name: 'Worksheet.pdf',
    mediaType: 'application/pdf',
    content,
  });
  return id;
}
