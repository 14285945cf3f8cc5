import type { z } from 'zod';
import { selectAccount } from '#features/accounts/server/public.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Job } from '#platform/jobs/server/define-job.ts';
import { askForFile, type fileResult } from '#platform/jobs/server/file-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Actor } from '#platform/session/core/actor.ts';

interface Asked<Payload> {
  readonly actor: Actor;
  readonly now: Date;
  /** Whom the document tells of. */
  readonly about: readonly number[];
  readonly payload: Payload;
}

/**
 * Puts a document in line for who asks. Anybody may register as a teacher, and many such accounts could fill the line: teachers whom an
 * admin has approved, and admins, go first.
 */
export async function askForDocument<Payload extends z.ZodType>(
  { db, jobQueue }: Pick<Services, 'db' | 'jobQueue'>,
  job: Job<Payload, typeof fileResult>,
  { actor, now, about, payload }: Asked<z.input<Payload>>,
): Promise<{ documentId: string } | Refusal<'too-many-documents'>> {
  const account = await selectAccount(db, actor.userId);
  const preferred = actor.role === 'admin' || account?.keys_approved_at != null;
  const documentId = await db
    .transaction()
    .execute((tx) =>
      askForFile(tx, jobQueue, job, payload, { ownerUserId: actor.userId, about, preferred, now }),
    );
  return documentId === null ? refuse('too-many-documents') : { documentId };
}
