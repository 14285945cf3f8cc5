import { rightCounted } from '#features/progress/core/points.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { listPassageReaders as contract, PassageReader } from '../contract/passage-readers.ts';
import { selectPassageReaders } from './passage-readers-queries.ts';

type ReaderRow = Awaited<ReturnType<typeof selectPassageReaders>>[number];

/** Which students of a teacher have read a passage, and how it went the last time. */
export async function listPassageReaders(
  { db }: QuizServices,
  { actor, params: { versionId } }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectPassageReaders(db, { teacherId: actor.userId, versionId });
  return { readers: rows.map(toReader), more: (rows[0]?.all ?? 0) - rows.length };
}

function toReader(row: ReaderRow): PassageReader {
  const marks = marksOf(row.marks);
  return {
    studentId: row.student_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    attemptId: row.id,
    versionId: row.passage_version_id,
    // Whatever is finished has its day (`attempts_finished_whole`).
    finishedOn: isoDay(row.finished_day ?? 0),
    right: rightCounted(marks),
    total: row.question_count,
    fastAnswers: fastCount(marks),
    passed: row.passed ?? false,
  };
}
