import type { ReaderMark } from '#features/reading/core/reader-mark.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { keepReaderMarks as contract } from '../contract/reader-marks.ts';
import type { QuizServices } from './quiz.ts';
import { deleteReaderMarks, upsertReaderMarks } from './reader-marks-queries.ts';

/** Keeps what a student has marked in the passage of a quiz; nothing is kept of a passage without marks. */
export async function keepReaderMarks(
  { db, library }: Pick<QuizServices, 'db' | 'library'>,
  { actor: { userId }, body: { attemptId, marks }, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const passage = await library.version(object.passage_version_id);
  if (!marks.every((mark) => isInText(passage?.paragraphs ?? [], mark))) return refuse('outside-text');
  const attempt = { studentId: userId, attemptId };
  if (marks.length === 0) await deleteReaderMarks(db, attempt);
  else await upsertReaderMarks(db, { ...attempt, marks, now });
  return { kept: marks.length };
}

const isInText = (paragraphs: readonly string[], { paragraph, end }: ReaderMark): boolean =>
  end <= (paragraphs[paragraph - 1]?.length ?? 0);
