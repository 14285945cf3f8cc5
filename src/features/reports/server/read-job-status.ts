import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { fileResult } from '#platform/jobs/server/file-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { getJobStatus as contract } from '../contract/documents.ts';

/** How far a document is. That of another person is not there. */
export async function readJobStatus(
  { jobQueue }: Pick<Services, 'jobQueue'>,
  { actor, query: { documentId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const state = await jobQueue.read(
    { result: fileResult },
    { id: documentId, ownerUserId: actor.userId, now },
  );
  if (!state) return notFound();
  const { status, progress, result: file, expiresAt } = state;
  return { documentId, status, progress, file, expiresAt: expiresAt.toISOString() };
}
