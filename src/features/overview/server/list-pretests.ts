import { readableBy } from '#features/classes/server/public.ts';
import { rightCounted } from '#features/progress/core/points.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import type { QuizServices, StudentContext } from '#features/quiz/server/public.ts';
import { zoneToRead } from '#features/reports/server/public.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { listPretests as contract, FinishedPretest, PretestPassage } from '../contract/pretests.ts';
import { type PretestRow, selectPretests } from './history-queries.ts';
import { runningPretest, toLevelPoint } from './level-points.ts';

/** The attempts behind the level that each pretest found, for a teacher who reads all work of the student. */
export async function listPretests(
  { db, library }: Pick<QuizServices, 'db' | 'library'>,
  { actor, params: { studentId }, object: context }: Call<typeof contract, StudentContext>,
): Promise<Reply<typeof contract>> {
  const readable = readableBy(actor, studentId, context.classes);
  const { progress } = context;
  const timezone = zoneToRead(readable, context);
  if (readable.kind !== 'everything') return { timezone, pretests: [], forApproved: true };
  const rows = await selectPretests(db, { studentId, classIds: undefined });
  const running = runningPretest(progress);
  const finished = [...Map.groupBy(rows, (row) => row.pretest ?? 0)].filter(
    ([pretest]) => pretest !== running,
  );
  const isKnown = progress?.counted_answers !== 0;
  return {
    timezone,
    forApproved: false,
    pretests: await Promise.all(
      finished.toReversed().map(async ([pretest, passages]): Promise<FinishedPretest> => {
        const last = passages.at(-1);
        return {
          pretest,
          found: last && isKnown ? toLevelPoint(last) : null,
          passages: (await Promise.all(passages.map((row) => toPassage(library, row)))).flat(),
        };
      }),
    ),
  };
}

/** Nothing where the library does not have the passage. */
async function toPassage(library: QuizServices['library'], row: PretestRow): Promise<PretestPassage[]> {
  const passage = await library.version(row.passage_version_id);
  if (!passage || !row.finished_at) return [];
  const marks = marksOf(row.marks);
  return [
    {
      attemptId: row.id,
      title: passage.title,
      passageLevel: passage.level,
      finishedAt: row.finished_at.toISOString(),
      right: rightCounted(marks),
      total: row.question_count,
      fastAnswers: fastCount(marks),
    },
  ];
}
