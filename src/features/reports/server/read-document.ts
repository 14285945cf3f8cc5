import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { readFile } from '#platform/jobs/server/file-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getDocument as contract } from '../contract/documents.ts';

/** A document that is done. That of another person is not there. */
export async function readDocument(
  { db }: Pick<Services, 'db'>,
  { actor, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const file = await readFile(db, { id: query.documentId, ownerUserId: actor.userId, now });
  if (!file) return notFound();
  return { fileName: file.name, mediaType: file.media_type, content: file.content.toString('base64') };
}
