import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import { finishPretest } from '#features/progress/core/pretest.ts';
import { stateAfterOf, toReadingLevel } from '#features/progress/server/public.ts';
import { attemptKindOf, rulesOf } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { AssessmentReportLine, FoundLevel } from '../contract/views.ts';
import { statusOf } from '../core/assignment.ts';
import { displayStatus } from '../core/display-status.ts';
import type { ActivityRow } from './activities-queries.ts';
import { factsOf, moreTimeUntil, todayOf } from './activity-views.ts';
import { type AssessmentReportRow, selectAssessmentReport } from './assessment-queries.ts';

interface Reporting {
  /** A pretest belongs to the class that counts for the student: of other students no level is told. */
  readonly withFigures: ReadonlySet<number>;
  readonly now: Date;
}

/** The students of an assessment with the level that each had before the pretest and the one that it found. */
export async function reportAssessment(
  db: Db,
  activity: ActivityRow,
  { withFigures, now }: Reporting,
): Promise<AssessmentReportLine[]> {
  const rows = await selectAssessmentReport(db, activity.id);
  const today = todayOf(activity, now);
  return inOrderOfNames(
    rows.map((row) => toLine(row, activity, { today, seen: withFigures.has(row.student_id) })),
  );
}

function toLine(
  row: AssessmentReportRow,
  activity: ActivityRow,
  { today, seen }: { readonly today: number; readonly seen: boolean },
): AssessmentReportLine {
  const begun = row.pretest !== null;
  const finished = row.finished_at !== null;
  const { own_due_day } = row;
  const days = factsOf({ ...activity, own_due_day });
  const status = statusOf({ ...days, given: true, begun, finished }, today);
  const { finished_day: day } = row;
  return {
    studentId: row.student_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    moreTimeUntil: moreTimeUntil(activity.due_day, own_due_day),
    status: displayStatus({ status, begun, isNext: true }),
    begun,
    result: day === null ? null : { finishedOn: isoDay(day), late: day > days.dueDay },
    found: finished && seen ? toFound(row) : null,
  };
}

function toFound(row: AssessmentReportRow): AssessmentReportLine['found'] {
  const { questions, fast_answers: fastAnswers } = row;
  return {
    before: row.before && toFoundLevel(row.before),
    after: row.after && fastAnswers < questions ? toFoundLevel(row.after) : null,
    questions,
    fastAnswers,
  };
}

/** The level that an attempt left behind; after the last passage of a pretest the level is set. */
function toFoundLevel(attempt: NonNullable<AssessmentReportRow['after']>): FoundLevel {
  const { range } = rulesOf(attempt.settings, attempt.id).settings;
  const state = stateAfterOf(attempt.state_after, attempt.id);
  const isPretest = attemptKindOf(attempt.kind, attempt.id) === 'pretest';
  const { value, uncertainty, end, level } = toReadingLevel(
    isPretest ? finishPretest(state, range) : state,
    range,
  );
  return { value, uncertainty, end, level };
}
