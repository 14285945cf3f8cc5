import { type AccountServices, accountOf } from '#features/accounts/server/public.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';
import { href } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { CREATED_STUDENTS_SUBJECT, createdStudentsMail } from '../core/created-students-mail.ts';

interface Created {
  readonly teacherId: number;
  readonly classId: number;
  readonly students: number;
}

/** Tells an approved teacher by mail how many students were created. Anybody may sign up under any address, so others get none. */
export async function mailCreatedStudents(
  { db, mailing }: Pick<AccountServices, 'db' | 'mailing'>,
  { teacherId, classId, students }: Created,
  now: Date,
): Promise<void> {
  const teacher = await accountOf(db, teacherId).select('email').executeTakeFirst();
  if (!teacher || teacher.email === null || teacher.keys_approved_at === null) return;
  const mail = {
    userId: teacherId,
    toAddress: teacher.email,
    subject: CREATED_STUDENTS_SUBJECT,
    content: createdStudentsMail(students, href(classPage, { id: classId })),
    secrets: [],
  };
  await db.transaction().execute((tx) => writeMail(tx, { isOn: mailing.isOn }, mail, now));
}
