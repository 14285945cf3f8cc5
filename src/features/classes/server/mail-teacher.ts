import { type Notification, wantsMail } from '#features/accounts/core/notifications.ts';
import { type AccountServices, accountOf, userSettingsOf } from '#features/accounts/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import type { MailContent } from '#platform/mail/core/mail-content.ts';
import { type Mailing, writeMail } from '#platform/mail/server/write-mail.ts';
import { href } from '#platform/screens/core/address.ts';
import { allStudents, classPage, studentLoginPage } from '#platform/screens/core/staff-addresses.ts';
import {
  CREATED_STUDENTS_SUBJECT,
  createdStudentsMail,
  NEW_PASSWORDS_SUBJECT,
  newPasswordsMail,
  WITHDRAWN_CONSENT_SUBJECT,
  withdrawnConsentMail,
} from '../core/teacher-mails.ts';
import { selectTeachersOfStudent } from './taught-classes-queries.ts';

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
        about: 'new_students',
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
      about: 'new_passwords',
      subject: NEW_PASSWORDS_SUBJECT,
      content: newPasswordsMail(students, href(allStudents)),
    },
    now,
  );

/** Tells every teacher of a student by mail that a parent has withdrawn consent. */
export async function mailWithdrawnConsent(
  tx: Tx,
  mailing: Mailing,
  studentId: number,
  now: Date,
): Promise<void> {
  const content = withdrawnConsentMail(href(studentLoginPage, { id: studentId }));
  // oxlint-disable-next-line no-await-in-loop -- a student has a few teachers
  for (const teacherId of await selectTeachersOfStudent(tx, studentId))
    await mailTeacher(
      tx,
      mailing,
      { teacherId, about: 'withdrawn_consent', subject: WITHDRAWN_CONSENT_SUBJECT, content },
      now,
    );
}

interface Notice {
  readonly teacherId: number;
  readonly about: Notification;
  readonly subject: string;
  readonly content: MailContent;
}

/** Only an approved teacher gets it, who has not turned it off: anybody may sign up under any address. */
async function mailTeacher(
  tx: Tx,
  { isOn }: Mailing,
  { teacherId, about, subject, content }: Notice,
  now: Date,
): Promise<void> {
  const teacher = await accountOf(tx, teacherId).select('email').executeTakeFirst();
  if (!teacher || teacher.email === null || teacher.keys_approved_at === null) return;
  if (!wantsMail(userSettingsOf(teacher.settings, teacherId), about)) return;
  const mail = { userId: teacherId, toAddress: teacher.email, subject, content, secrets: [] };
  await writeMail(tx, { isOn }, mail, now);
}
