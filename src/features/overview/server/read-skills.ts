import type { QuizServices } from '#features/quiz/server/public.ts';
import type { SkillSummary } from '../contract/views.ts';
import { summarizeSkills } from '../core/skill-summary.ts';
import { selectAnswerCounts } from './history-queries.ts';

/** How a student's answers went by skill, in the finished quizzes between two days. */
export async function readSkills(
  { db, library }: QuizServices,
  of: Parameters<typeof selectAnswerCounts>[1],
): Promise<SkillSummary[]> {
  const counts = await selectAnswerCounts(db, of);
  const versionIds = [...new Set(counts.map((count) => count.passage_version_id))];
  const passages = await Promise.all(versionIds.map(async (id) => [id, await library.version(id)] as const));
  const versions = new Map(passages);
  return summarizeSkills(
    counts.flatMap(({ passage_version_id: id, position, answers, right }) => {
      const skill = versions.get(id)?.questions[position]?.skill;
      return skill === undefined ? [] : [{ skill, answers, right }];
    }),
  );
}
