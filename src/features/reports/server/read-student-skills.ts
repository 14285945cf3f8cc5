import type { Db } from '#platform/db/server/database.ts';
import { sumOf } from '../core/skill-number.ts';
import { selectDaysOfStudent, selectSkillsOfStudent } from './skill-figures-queries.ts';
import { minutesOf, type SkillViews, toSkillViews } from './skill-views.ts';

type Of = Parameters<typeof selectSkillsOfStudent>[1];

/** The skills of a student in some days, from what is kept with each quiz. */
export const readStudentSkills = async (db: Db, of: Of): Promise<SkillViews> =>
  toSkillViews(await selectSkillsOfStudent(db, of), of.studentId);

/** The same with what all quizzes of these days come to. */
export async function readStudentFigures(db: Db, of: Of) {
  const [rows, days] = await Promise.all([selectSkillsOfStudent(db, of), selectDaysOfStudent(db, of)]);
  const { answered: answers, counted, right } = sumOf(rows);
  return {
    ...toSkillViews(rows, of.studentId),
    work: {
      quizzes: (days.quizzes ?? 0) - days.too_fast,
      quizzesTooFast: days.too_fast,
      passed: days.passed ?? 0,
      points: days.points ?? 0,
      answers,
      counted,
      right,
      minutes: minutesOf(days.milliseconds),
      lowestLevel: days.lowest_level,
      highestLevel: days.highest_level,
    },
  };
}
