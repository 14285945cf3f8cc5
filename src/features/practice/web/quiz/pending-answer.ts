import { z } from 'zod';

/** An answer that the server has not acknowledged yet, exactly as it was sent, with the key it was sent under. */
const pendingAnswer = z.object({
  key: z.uuid(),
  body: z.object({
    studentId: z.number(),
    answerId: z.number(),
    questionId: z.number(),
    elapsedSeconds: z.number(),
    reading_comprehension_quiz_id: z.number(),
  }),
});
export type PendingAnswer = z.output<typeof pendingAnswer>;

const NAME = 'openleaf.pendingAnswer';

/** Keeps an answer until it is acknowledged; it outlives a reload of this tab. A full or closed storage only loses that. */
export function keepAnswer(storage: Storage, pending: PendingAnswer): void {
  try {
    storage.setItem(NAME, JSON.stringify(pending));
  } catch {
    // The answer is still in memory and is being sent.
  }
}

/** The kept answer of this student. Another student's is left where it is and never sent. */
export function keptAnswer(storage: Storage, studentId: number): PendingAnswer | null {
  try {
    const kept = pendingAnswer.safeParse(JSON.parse(storage.getItem(NAME) ?? 'null'));
    return kept.success && kept.data.body.studentId === studentId ? kept.data : null;
  } catch {
    return null;
  }
}

/** Forgets the answer of this key; a newer one stays. */
export function forgetAnswer(storage: Storage, { key, body }: PendingAnswer): void {
  if (keptAnswer(storage, body.studentId)?.key === key) storage.removeItem(NAME);
}
