import { type AccountServices, accountOf } from '#features/accounts/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { MailContent } from '#platform/mail/core/mail-content.ts';
import { type Mailing, writeMail } from '#platform/mail/server/write-mail.ts';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, classPage } from '#platform/screens/core/staff-addresses.ts';
import {
  CREATED_STUDENTS_SUBJECT,
  createdStudentsMail,
  NEW_PASSWORDS_SUBJECT,
  newPasswordsMail,
} from '../core/teacher-mails.ts';

interface Created {
  readonly teacherId: number;
  readonly classId: number;
  readonly students: number;
}

/** Tells a teacher by mail how many students were created. */
export const mailCreatedStudents = (
  { db, mailing }: Pick<AccountServices, 'db' | 'mailing'>,
  { teacherId, classId, students }: Created,
  now: Date,
): Promise<void> =>
  db.transaction().execute((tx) =>
    mailTeacher(
      tx,
      mailing,
      {
        teacherId,
        subject: CREATED_STUDENTS_SUBJECT,
        content: createdStudentsMail(students, href(classPage, { id: classId })),
      },
      now,
    ),
  );

/** Tells a teacher by mail how many students have new passwords. */
export const mailNewPasswords = (
  tx: Tx,
  mailing: Mailing,
  { teacherId, students }: Omit<Created, 'classId'>,
  now: Date,
): Promise<void> =>
  mailTeacher(
    tx,
    mailing,
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
  tx: Tx,
  { isOn }: Mailing,
  { teacherId, subject, content }: Notice,
  now: Date,
): Promise<void> {
  const teacher = await accountOf(tx, teacherId).select('email').executeTakeFirst();
  if (!teacher || teacher.email === null || teacher.keys_approved_at === null) return;
  const mail = { userId: teacherId, toAddress: teacher.email, subject, content, secrets: [] };
  await writeMail(tx, { isOn }, mail, now);
}
