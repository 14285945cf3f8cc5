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
import type { SeenStudent } from './reported-student.ts';

interface OfTeacher {
  readonly teacherId: number;
  readonly classId: number;
}

/** What the teacher may see of each student (decision 30): whose own figures, and the work of which classes. */
export async function readSeenStudents(db: QuizServices['db'], { teacherId, classId }: OfTeacher) {
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
