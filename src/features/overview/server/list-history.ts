import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import { pointsOfEssay, pointsOfQuiz } from '#features/progress/core/ledger-causes.ts';
import { rightCounted } from '#features/progress/core/points.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { isBeforeReset } from '#features/progress/server/public.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import { EVERYTHING } from '#features/quiz/core/quiz-settings.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import { askedDays, zoneToRead } from '#features/reports/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { quizHistory as contract } from '../contract/endpoints.ts';
import type { HistoryLine } from '../contract/views.ts';
import { countHistory, selectHistory } from './history-queries.ts';

/** What it reads of a call: the job of a report makes one, too. */
type Asked = Pick<Call<typeof contract, StudentContext>, 'actor' | 'params' | 'body' | 'object' | 'now'>;

/** A student's finished quizzes, newest first, for the student and for a teacher of the student. */
export async function listHistory(
  services: QuizServices,
  { actor, params, body, object: context, now }: Asked,
): Promise<Reply<typeof contract>> {
  const { db, library } = services;
  const { studentId } = params;
  const readable = readableBy(actor, studentId, context.classes);
  const timezone = zoneToRead(readable, context);
  const days = askedDays(body, studentDay(context.progress, now, timezone));
  if (days instanceof Refusal) return days;
  const page = { ...body, studentId, classIds: classesToRead(readable), ...days };
  const [rows, total] = await Promise.all([selectHistory(db, page), countHistory(db, page)]);
  const visible = actor.role === 'student' ? context.visible : EVERYTHING;
  const passages = await Promise.all(rows.map((row) => library.version(row.passage_version_id)));
  const quizzes = rows.flatMap((row, index): HistoryLine[] => {
    const passage = passages[index];
    if (!passage || !row.finished_at) return [];
    const marks = marksOf(row.marks);
    return [
      {
        attemptId: row.id,
        versionId: row.passage_version_id,
        title: passage.title,
        topic: passage.topic,
        finishedAt: row.finished_at.toISOString(),
        right: rightCounted(marks),
        total: row.question_count,
        passed: row.passed ?? false,
        fastAnswers: fastCount(marks),
        passageLevel: visible.showGrade ? passage.level : null,
        points: visible.showPoints ? pointsOfQuiz(row.ledger) : null,
        beforeReset: isBeforeReset(row, context.progress),
        minutes: Math.round(row.seconds / 6) / 10,
        essay: row.essay && {
          score: row.essay.score,
          isNew: row.essay.score !== null && row.essay.score_seen_at === null,
          points: visible.showPoints ? pointsOfEssay(row.ledger) : null,
        },
      },
    ];
  });
  return { page: body.page, size: body.size, total, quizzes, timezone, today: days.today };
}
