import type { Db } from '#platform/db/server/database.ts';

/** A student's name with what decides who may change it; undefined unless this teacher has the student in a class now. */
export async function selectNameOfStudent(db: Db, teacherId: number, studentId: number) {
  const rows = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .innerJoin('users as teachers', 'teachers.id', 'classes.teacher_id')
    .innerJoin('users as students', 'students.id', 'class_students.student_id')
    .select(['students.first_name', 'students.last_name', 'teachers.id as teacher_id'])
    .select('teachers.keys_approved_at')
    .where('class_students.student_id', '=', studentId)
    .where('class_students.removed_at', 'is', null)
    .where('classes.archived_at', 'is', null)
    .execute();
  const own = rows.find((row) => row.teacher_id === teacherId);
  return (
    own && {
      firstName: own.first_name,
      lastName: own.last_name,
      teacherIsApproved: own.keys_approved_at !== null,
      hasApprovedTeacher: rows.some((row) => row.keys_approved_at !== null),
    }
  );
}

export async function updateName(
  db: Db,
  studentId: number,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', studentId)
    .where('role', '=', 'student')
    .execute();
}
