import type { z } from 'zod';
import { isFlagOn, selectAccount } from '#features/accounts/server/public.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Job } from '#platform/jobs/server/define-job.ts';
import { askForFile, type fileResult } from '#platform/jobs/server/file-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Actor } from '#platform/session/core/actor.ts';

interface Asked<Payload, Gone extends string> {
  readonly actor: Actor;
  readonly now: Date;
  /** Whom the document tells of, each once, and what is said where one of them was erased just now; nothing where it tells of nobody. */
  readonly about?: { readonly people: readonly number[]; readonly whenGone: Gone };
  readonly payload: Payload;
}

/**
 * Puts a document in line for who asks. Anybody may register as a teacher, and many such accounts could fill the line: teachers whom an
 * admin has approved, and admins, go first.
 */
export async function askForDocument<Payload extends z.ZodType, Gone extends string = never>(
  { db, jobQueue }: Pick<Services, 'db' | 'jobQueue'>,
  job: Job<Payload, typeof fileResult>,
  { actor, now, about, payload }: Asked<z.input<Payload>, Gone>,
): Promise<{ documentId: string } | Refusal<'too-many-documents' | 'documents-paused' | Gone>> {
  if (await isFlagOn(db, 'pause_downloads', actor.role)) return refuse('documents-paused');
  const account = await selectAccount(db, actor.userId);
  const preferred = actor.role === 'admin' || account?.keys_approved_at != null;
  const asked = await db.transaction().execute((tx) =>
    askForFile(tx, jobQueue, job, payload, {
      ownerUserId: actor.userId,
      about: about?.people ?? [],
      preferred,
      now,
    }),
  );
  if (typeof asked === 'object') return { documentId: asked.id };
  return asked === 'person-gone' && about ? refuse(about.whenGone) : refuse('too-many-documents');
}
