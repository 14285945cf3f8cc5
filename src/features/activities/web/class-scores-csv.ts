import { toCsv } from '#platform/csv/core/csv.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import type { getClassScores } from '../contract/teaching.ts';
import type { ActivityView } from '../contract/views.ts';
import { type CompetitionType, isCompetition } from '../core/competition.ts';
import { activityName } from './activity-words.ts';
import { STUDENT_COLUMNS, toStudentCells } from './score-csv.ts';

/** The scores of all activities of a class as a table for a spreadsheet: a line for each student, a column for each activity. */
export const classScoresCsv = ({ activities, students }: ResponseOf<typeof getClassScores>): string =>
  toCsv(
    [...STUDENT_COLUMNS, ...activities.map(columnOf)],
    students.map((line) => [...toStudentCells(line), ...line.scores]),
  );

/** Competitions have no scores of students. */
type Scored = Exclude<ActivityView['type'], CompetitionType>;
/** What a score is. */
const SCORE: Readonly<Record<Scored, string>> = {
  PASSAGE: 'score in %',
  FIXED_WEEKLY: 'weeks reached',
  ASSESSMENT: 'level',
};

/** "The River Turns, due 2026-12-04 (score in %)": with its day, because a passage may be assigned twice. */
const columnOf = (activity: ActivityView): string =>
  activity.type === 'FIXED_WEEKLY'
    ? `${activityName(activity)} since ${activity.startDate} (${scoreOf(activity)})`
    : `${activityName(activity)}, due ${activity.dueDate} (${scoreOf(activity)})`;

const scoreOf = ({ type }: ActivityView): string => (isCompetition(type) ? 'points' : SCORE[type]);
