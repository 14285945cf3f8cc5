import { isGuessing } from '#features/progress/core/guessing.ts';
import { levelMovement } from '#features/progress/core/level-movement.ts';
import type { LevelRange } from '#features/progress/core/scale.ts';
import { readingLevelOf, stateAfterOf } from '#features/progress/server/public.ts';
import { statusOf } from '#features/quiz/server/public.ts';
import type { ReportedStudent } from '../contract/class-report.ts';
import type { SeatedStudent } from '../core/help-tables.ts';
import { type SkillFigures, sumOf } from '../core/skill-number.ts';
import type { ClassReportRow } from './class-report-queries.ts';
import { minutesOf, rowsOfYear, toSkillViews } from './skill-views.ts';

/** What a teacher may see of a student, and the range of levels that the class that counts has for the student. */
export interface SeenStudent {
  readonly figures: boolean;
  readonly range: LevelRange;
}

/** What is read of a student in some days besides the answers. */
type QuizzesRow = Omit<ClassReportRow, 'skills' | 'skills_of_year'>;

/** A student of a class as the report shows them. */
export function toReportedStudent(row: ClassReportRow, seen: SeenStudent): ReportedStudent {
  const asked = row.skills_of_year === null ? row.skills : rowsOfYear(row.skills_of_year, row.id);
  return {
    ...toReportedFigures(row, seen, sumOf(asked)),
    // What was to be expected of a student tells the level.
    ...(seen.figures ? toSkillViews(asked, row.id) : { skills: [], groups: [] }),
  };
}

/** The same without the skills. @param all the answers of the days */
export function toReportedFigures(
  row: QuizzesRow,
  { figures, range }: SeenStudent,
  all: SkillFigures,
): Omit<ReportedStudent, 'skills' | 'groups'> {
  const fastShare = all.answered > 0 ? (all.answered - all.counted) / all.answered : null;
  const level = figures ? readingLevelOf({ ...row, student_id: row.id }, range) : null;
  const movement = level && movementOf(row, all);
  return {
    studentId: row.id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    figures,
    pretestStatus: figures ? statusOf(row.id, row) : null,
    readingLevel: level,
    movedBy: movement && movement.levels,
    moved: movement && movement.way,
    quizzes: (row.quizzes ?? 0) - (row.too_fast ?? 0),
    quizzesTooFast: row.too_fast ?? 0,
    passed: row.passed ?? 0,
    points: row.points ?? 0,
    answers: all.answered,
    counted: all.counted,
    right: all.right,
    fastShare,
    guesses: isGuessing(all.answered, fastShare),
    minutes: minutesOf(row.milliseconds),
    lowestLevel: row.lowest_level,
    highestLevel: row.highest_level,
    lastQuizAt: figures ? (row.last_quiz_at?.toISOString() ?? null) : null,
  };
}

/** How far the level moved in the days; null without a state at their beginning, or a counted answer in them. */
function movementOf(row: QuizzesRow, { answered, counted }: SkillFigures) {
  const { state_at_start: start, state_at_end: end } = row;
  if (start === null || end === null) return null;
  return levelMovement({
    start: stateAfterOf(start, row.id),
    now: stateAfterOf(end, row.id),
    answers: answered,
    fast: answered - counted,
  });
}

/** The same as the tables look at them. */
export const toSeatedStudent = ({
  studentId,
  readingLevel,
  skills,
  groups,
}: ReportedStudent): SeatedStudent => ({
  studentId,
  level: readingLevel && readingLevel.value,
  skills: [...skills, ...groups],
});
