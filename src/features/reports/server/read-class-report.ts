import type { QuizServices } from '#features/quiz/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { ClassReport, classReport } from '../contract/class-report.ts';
import { helpTables } from '../core/help-tables.ts';
import { type Period, reportedDays } from './asked-days.ts';
import { selectClassReport } from './class-report-queries.ts';
import { readSeenStudents } from './read-seen-students.ts';
import { toReportedStudent, toSeatedStudent } from './reported-student.ts';

/** Who asks for which class; the report is the same by whichever call. */
type Asked = Pick<Call<typeof classReport>, 'actor' | 'object' | 'now'>;

/** Whom to help, with what: a class in some days, from what is kept with each quiz. */
export async function readClassReport(
  { db }: QuizServices,
  { actor, object: { id: classId, timezone }, now }: Asked,
  period: Period,
): Promise<ClassReport | Refusal<'invalid-request'>> {
  const days = reportedDays(period, dayNumber(now.getTime(), timezone));
  if (days instanceof Refusal) return days;
  const { fromDay, toDay } = days;
  const seen = await readSeenStudents(db, { teacherId: actor.userId, classId });
  const rows = await selectClassReport(db, { classId, fromDay, toDay, classIds: seen.classIds });
  const students = rows.flatMap((row) => {
    const one = seen.students.get(row.id);
    return one ? [toReportedStudent(row, one)] : [];
  });
  return {
    classId,
    timezone,
    today: days.today,
    start: isoDay(fromDay),
    end: isoDay(toDay),
    students,
    tables: helpTables(students.map(toSeatedStudent)).map(({ skill, studentIds }) => ({
      skill,
      studentIds: [...studentIds],
    })),
  };
}
