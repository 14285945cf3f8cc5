import { type AccountServices, accountOf } from '#features/accounts/server/public.ts';
import type { MailContent } from '#platform/mail/core/mail-content.ts';
import { writeMail } from '#platform/mail/server/write-mail.ts';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, classPage } from '#platform/screens/core/staff-addresses.ts';
import {
  CREATED_STUDENTS_SUBJECT,
  createdStudentsMail,
  NEW_PASSWORDS_SUBJECT,
  newPasswordsMail,
} from '../core/teacher-mails.ts';

type Mailer = Pick<AccountServices, 'db' | 'mailing'>;

interface Created {
  readonly teacherId: number;
  readonly classId: number;
  readonly students: number;
}

/** Tells a teacher by mail how many students were created. */
export const mailCreatedStudents = (
  mailer: Mailer,
  { teacherId, classId, students }: Created,
  now: Date,
): Promise<void> =>
  mailTeacher(
    mailer,
    {
      teacherId,
      subject: CREATED_STUDENTS_SUBJECT,
      content: createdStudentsMail(students, href(classPage, { id: classId })),
    },
    now,
  );

/** Tells a teacher by mail how many students have new passwords. */
export const mailNewPasswords = (
  mailer: Mailer,
  teacherId: number,
  students: number,
  now: Date,
): Promise<void> =>
  mailTeacher(
    mailer,
    {
      teacherId,
      subject: NEW_PASSWORDS_SUBJECT,
      content: newPasswordsMail(students, href(allStudents)),
    },
    now,
  );

interface Notice {
  readonly teacherId: number;
  readonly subject: string;
  readonly content: MailContent;
}

/** Only an approved teacher gets it: anybody may sign up under any address. */
async function mailTeacher(
  { db, mailing }: Mailer,
  { teacherId, subject, content }: Notice,
  now: Date,
): Promise<void> {
  const teacher = await accountOf(db, teacherId).select('email').executeTakeFirst();
  if (!teacher || teacher.email === null || teacher.keys_approved_at === null) return;
  const mail = { userId: teacherId, toAddress: teacher.email, subject, content, secrets: [] };
  await db.transaction().execute((tx) => writeMail(tx, { isOn: mailing.isOn }, mail, now));
}
