import { openCodeOf } from '#features/classes/server/public.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { generateHandout as contract } from '../contract/class-handout.ts';
import { askForDocument } from './ask-for-document.ts';
import { classHandout } from './make-handout.ts';

/** Begins a PDF that tells how to join a class. Without a code that works there is none. */
export async function askForHandout(
  services: Pick<Services, 'db' | 'jobQueue'>,
  { actor, object, body: { classId, origin }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract> | Refusal<'code-closed'>> {
  if (openCodeOf(object, now) === null) return refuse('code-closed');
  const payload = { teacherId: actor.userId, classId, origin };
  return askForDocument(services, classHandout, { actor, now, payload });
}
