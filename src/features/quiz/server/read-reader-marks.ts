import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { readReaderMarks as contract } from '../contract/reader-marks.ts';
import type { QuizServices } from './quiz.ts';
import { readerMarksOf } from './reader-marks-columns.ts';
import { selectReaderMarks } from './reader-marks-queries.ts';

/** What a student has marked in the passage of a quiz. */
export async function readReaderMarks(
  { db }: Pick<QuizServices, 'db'>,
  { actor: { userId }, query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const row = await selectReaderMarks(db, { studentId: userId, attemptId: query.attemptId });
  return { marks: row ? readerMarksOf(row.marks, userId) : [] };
}
