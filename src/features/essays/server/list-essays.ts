import { selectAccount } from '#features/accounts/server/public.ts';
import { selectClassOfTeacher } from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listEssays as contract, EssayToScore } from '../contract/endpoints.ts';
import { selectEssaysOfClass } from './essay-queries.ts';

const SIZE = 50;

/** The essays of a class for its teacher: the rubric for every one, the model answer for one who is approved. */
export async function listEssays(
  { db, library }: QuizServices,
  { actor, params, query }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const [ofTeacher, teacher] = await Promise.all([
    selectClassOfTeacher(db, actor.userId, params.id),
    selectAccount(db, actor.userId),
  ]);
  if (!ofTeacher) return notFound();
  const seesModel = teacher?.keys_approved_at != null;
  const rows = await selectEssaysOfClass(db, params.id, {
    scored: query.status === 'scored',
    by: query.by,
    page: query.page,
    size: SIZE,
  });
  const passages = await Promise.all(rows.map((row) => library.version(row.passage_version_id)));
  const essays = rows.flatMap((row, index): EssayToScore[] => {
    const passage = passages[index];
    if (!passage?.essay || row.submitted_at === null) return [];
    return [
      {
        studentId: row.student_id,
        studentName: `${row.first_name} ${row.last_name}`.trim() || row.username,
        student_quiz_response_id: row.attempt_id,
        questionId: row.question_id,
        reading_comprehension_quiz_id: passage.versionId,
        title: passage.title,
        level: passage.level,
        prompt: passage.essay.prompt,
        rubric: [...passage.essay.rubric],
        model: seesModel ? passage.essay.model : null,
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
