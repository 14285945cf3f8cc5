import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { readFilePart } from '#platform/jobs/server/file-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getDocument as contract } from '../contract/documents.ts';

/** A part of a document that is done. The document of another person is not there, nor is a part beyond the last. */
export async function readDocument(
  { db }: Pick<Services, 'db'>,
  { actor, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { documentId: id, part } = query;
  const file = await readFilePart(db, { id, part, ownerUserId: actor.userId, now });
  if (!file || (part ?? 0) >= file.parts) return notFound();
  const { name: fileName, media_type: mediaType, parts, content } = file;
  return { fileName, mediaType, parts, content };
}
