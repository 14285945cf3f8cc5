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

/** A student of a class as the report shows them. */
export function toReportedStudent(row: ClassReportRow, { figures, range }: SeenStudent): ReportedStudent {
  const asked = askedOf(row);
  const all = sumOf(asked);
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
    // What was to be expected of a student tells the level.
    ...(figures ? toSkillViews(asked, row.id) : { skills: [], groups: [] }),
  };
}

/** The answers of the days, skill by skill. */
const askedOf = ({
  id,
  skills,
  skills_of_year: ofYear,
}: Pick<ClassReportRow, 'id' | 'skills' | 'skills_of_year'>) =>
  ofYear === null ? skills : rowsOfYear(ofYear, id);

/** All answers of the days. */
export const answersOf = (row: Parameters<typeof askedOf>[0]): SkillFigures => sumOf(askedOf(row));

/** How far the level moved in the days; null without a state at their beginning, or a counted answer in them. */
function movementOf(row: ClassReportRow, { answered, counted }: SkillFigures) {
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
