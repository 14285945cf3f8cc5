import type { Db } from '#platform/db/server/database.ts';
import { selectSkillsOfStudent } from './skill-figures-queries.ts';
import { type SkillViews, toSkillViews } from './skill-views.ts';

/** The skills of a student in some days, from what is kept with each quiz. */
export async function readStudentSkills(
  db: Db,
  of: Parameters<typeof selectSkillsOfStudent>[1],
): Promise<SkillViews> {
  return toSkillViews(await selectSkillsOfStudent(db, of), of.studentId);
}
