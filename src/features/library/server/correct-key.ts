import { recordAct } from '#platform/audit/server/record-act.ts';
import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { PublishedQuestion } from '../core/published-passage.ts';
import { insertCorrection, selectVersionOfQuestion } from './correction-queries.ts';
import type { LibraryServices } from './library-services.ts';

export interface KeyChange {
  readonly questionId: number;
  readonly optionId: number;
  readonly reason: string;
  /** The admin, or null for the command on the server's own machine. */
  readonly by: number | null;
}

/**
 * Makes another option the key of a question. New answers are judged by it at once; a job of the slice that
 * keeps the answers scores the old ones again (product: "Library").
 */
export async function correctKey(
  { db, library }: Pick<LibraryServices, 'db' | 'library'>,
  { questionId, optionId, reason, by }: KeyChange,
  now: Date,
): Promise<{ correctionId: number } | Refusal<'no-question' | 'unknown-option' | 'key-already'>> {
  const versionId = await selectVersionOfQuestion(db, questionId);
  const passage = versionId === undefined ? undefined : await library.version(versionId);
  const question: PublishedQuestion | undefined = passage?.questions.find(({ id }) => id === questionId);
  if (!question) return refuse('no-question');
  if (!question.options.some(({ id }) => id === optionId)) return refuse('unknown-option');
  if (question.key.id === optionId) return refuse('key-already');
  const correctionId = await db.transaction().execute(async (tx) => {
    const id = await insertCorrection(tx, { questionId, optionId, reason, by, at: now });
    const detail = { questionId, optionId, correctionId: id };
    await recordAct(tx, { act: 'correct-key', by, detail }, now);
    return id;
  });
  await library.refresh();
  return { correctionId };
}
