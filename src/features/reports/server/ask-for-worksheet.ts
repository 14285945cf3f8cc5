import { type LibraryServices, previewQuiz } from '#features/library/server/public.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { generateWorksheet as contract } from '../contract/documents.ts';
import { showsAnswers } from '../core/worksheet-parts.ts';
import { askForDocument } from './ask-for-document.ts';
import { worksheet } from './make-worksheet.ts';

/** Begins the PDF of a passage on paper, of what the teacher may see of it. */
export async function askForWorksheet(
  services: LibraryServices,
  { actor, body: { versionId, parts }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const passage = await previewQuiz(services, { actor, params: { versionId } });
  if (passage instanceof Refusal) return passage;
  if (showsAnswers(parts) && !passage.showsKeys) return refuse('keys-closed');
  const { userId, role } = actor;
  const payload = { userId, role, versionId, parts };
  return askForDocument(services, worksheet, { actor, now, payload });
}
