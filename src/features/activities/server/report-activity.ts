import { inOrderOfNames } from '#features/accounts/core/student-name.ts';
import { levelsFarAbove } from '#features/progress/core/apply-quiz.ts';
import { rightCounted } from '#features/progress/core/points.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import { statusOf as pretestStatusOf, type QuizServices } from '#features/quiz/server/public.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { notFound } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { getStudentAssignmentReport as contract } from '../contract/teaching.ts';
import type { ReportLine } from '../contract/views.ts';
import type { ActivityDays } from '../core/activity-days.ts';
import { statusOf } from '../core/assignment.ts';
import { displayStatus, passageStatus } from '../core/display-status.ts';
import { type ActivityRow, type ReportRow, selectReport } from './activities-queries.ts';
import { factsOf, moreTimeUntil, toActivityView, todayOf } from './activity-views.ts';
import { reportAssessment } from './report-assessment.ts';
import { reportWeeks } from './report-weeks.ts';
import { whoseFiguresAreSeen } from './seen-figures.ts';

/** Who has done an activity, and how it went. */
export async function reportActivity(
  services: QuizServices,
  { actor, object, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const withFigures = await whoseFiguresAreSeen(services.db, actor.userId, [object.class_id]);
  return (await reportOf(services, object, { withFigures, now })) ?? notFound();
}

interface Reporting {
  /** The students whose figures the teacher may know. */
  readonly withFigures: ReadonlySet<number>;
  readonly now: Date;
}

/** The report of an activity; undefined where its passage cannot be read. */
export async function reportOf(
  { db, library }: Pick<QuizServices, 'db' | 'library'>,
  row: ActivityRow,
  { withFigures, now }: Reporting,
): Promise<ActivityReport | undefined> {
  const activity = await toActivityView(library, row, now);
  if (!activity) return undefined;
  const report = { activity, students: [], weekly: [], assessed: [] };
  if (activity.type === 'FIXED_WEEKLY') {
    return { ...report, weekly: await reportWeeks(db, row, { goal: activity, withFigures, now }) };
  }
  if (activity.type === 'ASSESSMENT') {
    return { ...report, assessed: await reportAssessment(db, row, { withFigures, now }) };
  }
  if (activity.type !== 'PASSAGE') return report;
  const rows = await selectReport(db, row.id);
  const today = todayOf(row, now);
  const students = rows.map((one) => ({
    ...toLine(one, row, today),
    ...(withFigures.has(one.student_id)
      ? { pretestFirst: hasPretestToDo(one), levelsAbove: levelsAbove(one, activity.level) }
      : { pretestFirst: false, levelsAbove: null }),
  }));
  return { ...report, students: inOrderOfNames(students) };
}
export type ActivityReport = ResponseOf<typeof contract>;

const hasPretestToDo = (row: ReportRow): boolean =>
  row.attempt_id === null && pretestStatusOf(row.student_id, row) !== 'pretest_complete';

const levelsAbove = (row: ReportRow, passageLevel: number): number | null =>
  row.level === null || pretestStatusOf(row.student_id, row) !== 'pretest_complete'
    ? null
    : levelsFarAbove(passageLevel, row.level);

function toLine(
  row: ReportRow,
  activity: ActivityRow,
  today: number,
): Omit<ReportLine, 'pretestFirst' | 'levelsAbove'> {
  const tooFast = row.too_fast;
  const begun = row.attempt_id !== null && !tooFast;
  const isDone = row.finished_at !== null;
  const finished = isDone && !tooFast;
  const { own_due_day } = row;
  const days = factsOf({ ...activity, own_due_day });
  const status = statusOf({ ...days, given: true, begun, finished }, today);
  return {
    studentId: row.student_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    moreTimeUntil: moreTimeUntil(activity.due_day, own_due_day),
    status: displayStatus({ status, begun, isNext: true }),
    passageStatus: passageStatus(begun ? { finished, passed: row.passed ?? false } : null),
    tooFast,
    result: isDone ? toResult(row, days) : null,
  };
}

function toResult(row: ReportRow, { dueDay }: ActivityDays): ReportLine['result'] {
  const { attempt_id: attemptId, passage_version_id: versionId, finished_day: day } = row;
  if (attemptId === null || versionId === null || day === null) return null;
  const marks = marksOf(row.marks ?? '');
  return {
    attemptId,
    versionId,
    right: rightCounted(marks),
    total: row.question_count ?? marks.length,
    fastAnswers: fastCount(marks),
    passed: row.passed ?? false,
    finishedOn: isoDay(day),
    late: day > dueDay,
  };
}
