import { inOrderOfCounting } from '#features/classes/core/class-that-counts.ts';
import { levelsFor } from '#features/classes/core/student-supports.ts';
import { isApprovedTeacherOf, readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import {
  type ClassRules,
  type DecidingClass,
  readClassRules,
  selectDecidingClassesOfRosters,
  selectOwnClassesOfRosters,
} from '#features/classes/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import type { ClassReport, classReport } from '../contract/class-report.ts';
import { helpTables } from '../core/help-tables.ts';
import { type Period, reportedDays } from './asked-days.ts';
import { selectClassReport } from './class-report-queries.ts';
import { type SeenStudent, toReportedStudent, toSeatedStudent } from './reported-student.ts';

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
  const seen = await readSeen(db, { teacherId: actor.userId, classId });
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

interface OfTeacher {
  readonly teacherId: number;
  readonly classId: number;
}

/** What the teacher may see of each student (decision 30): whose own figures, and the work of which classes. */
async function readSeen(db: QuizServices['db'], { teacherId, classId }: OfTeacher) {
  const joined = await selectDecidingClassesOfRosters(db, teacherId, [classId]);
  const [classIds, rules] = await Promise.all([
    // Who is approved reads all work: a teacher is it in all classes or in none.
    isApprovedTeacherOf(teacherId, joined) ? undefined : selectOwnClassesOfRosters(db, teacherId, [classId]),
    readClassRules(
      db,
      joined.map(({ id }) => id),
    ),
  ]);
  const students = [...Map.groupBy(joined, (one) => one.student_id)].flatMap(([studentId, classes]) => {
    const one = toSeen(teacherId, classes, rules);
    return one ? [[studentId, one] as const] : [];
  });
  return { classIds, students: new Map(students) };
}

function toSeen(
  teacherId: number,
  classes: readonly DecidingClass[],
  rules: ReadonlyMap<number, ClassRules>,
): SeenStudent | undefined {
  const [first] = inOrderOfCounting(classes);
  const counting = first && rules.get(first.id);
  return (
    counting && {
      figures: seesFigures(readableWork(teacherId, classes)),
      range: levelsFor(first, counting.classRange),
    }
  );
}
