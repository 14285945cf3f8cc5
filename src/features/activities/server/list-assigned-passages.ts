import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { listAssignedPassages as contract } from '../contract/teaching.ts';
import { factsOf, passageOf } from './activity-views.ts';
import { selectPassagesToRead, selectReadersInClass } from './passages-to-read-queries.ts';

/** What students of a class still have to read for their teachers, and what they have read in it. */
export async function listAssignedPassages(
  { db, library }: QuizServices,
  { params: { id: classId }, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const today = dayNumber(now.getTime(), object.timezone);
  const [rows, readers] = await Promise.all([
    selectPassagesToRead(db, { classId, today }),
    selectReadersInClass(db, classId),
  ]);
  const ofActivity = [...Map.groupBy(rows, ({ id }) => id).values()];
  const passages = await Promise.all(
    ofActivity.map(async (given) => {
      const [row] = given;
      const passage = row && (await passageOf(library, row));
      if (!row || !passage) return [];
      return {
        activityId: row.id,
        versionId: passage.versionId,
        dueDate: isoDay(Math.min(...given.map((one) => factsOf(one).dueDay))),
        skills: [...new Set(passage.questions.map(({ skill }) => skill))],
        studentIds: given.map(({ student_id }) => student_id),
      };
    }),
  );
  const ofPassage = Map.groupBy(readers, ({ passage_id }) => passage_id);
  const read = library.current('practice').flatMap(({ passageId, versionId }) => {
    const studentIds = (ofPassage.get(passageId) ?? []).map(({ student_id }) => student_id);
    return studentIds.length === 0 ? [] : [{ versionId, studentIds }];
  });
  return { passages: passages.flat(), read };
}
