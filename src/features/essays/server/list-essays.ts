import { type Named, namesAmong } from '#features/accounts/core/student-name.ts';
import { isApprovedTeacherOf } from '#features/classes/core/teacher-rights.ts';
import { teachersOf } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listEssays as contract, EssayToScore } from '../contract/endpoints.ts';
import { selectEssaysOfClass } from './essay-queries.ts';

const SIZE = 50;

/** The essays of a class for one of its teachers: the rubric for every one, the model answer for one who is approved. */
export async function listEssays(
  { db, library }: QuizServices,
  { actor, params, query, object }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const rows = await selectEssaysOfClass(db, params.id, {
    scored: query.status === 'scored',
    by: query.by,
    page: query.page,
    size: SIZE,
  });
  const isApproved = isApprovedTeacherOf(actor.userId, [teachersOf(object)]);
  const passages = await Promise.all(rows.map((row) => library.version(row.passage_version_id)));
  const nameIn = namesAmong(rows.map(namedOf));
  const essays = rows.flatMap((row, index): EssayToScore[] => {
    const passage = passages[index];
    if (!passage?.essay || row.submitted_at === null) return [];
    return [
      {
        studentId: row.student_id,
        studentName: nameIn(namedOf(row)),
        attemptId: row.attempt_id,
        questionId: row.question_id,
        versionId: passage.versionId,
        title: passage.title,
        level: passage.level,
        prompt: passage.essay.prompt,
        rubric: [...passage.essay.rubric],
        model: isApproved ? passage.essay.model : null,
        text: row.text,
        ownWords: row.own_words,
        submittedAt: row.submitted_at.toISOString(),
        score: row.score,
        comment: row.comment,
      },
    ];
  });
  return { total: rows[0]?.total ?? 0, size: SIZE, essays };
}

type Written = Awaited<ReturnType<typeof selectEssaysOfClass>>[number];

const namedOf = ({ first_name, last_name, username }: Written): Named => ({
  firstName: first_name,
  lastName: last_name,
  username,
});
