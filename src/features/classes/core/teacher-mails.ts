import { type MailContent, paragraph } from '#platform/mail/core/mail-content.ts';

export const CREATED_STUDENTS_SUBJECT = 'New student accounts on Openleaf';
export const WITHDRAWN_CONSENT_SUBJECT = 'A parent has withdrawn consent on Openleaf';
export const NEW_PASSWORDS_SUBJECT = 'New student passwords on Openleaf';

/**
 * Tells a teacher that accounts were created in their name: how many, and no name or password.
 * @param path of the class.
 */
export const createdStudentsMail = (created: number, path: string): MailContent => ({
  heading: 'New student accounts',
  parts: [
    paragraph(`You created ${counted(created, 'student account')} on Openleaf.`),
    { kind: 'button', label: 'Open the class', path, secret: null },
    NOT_YOU,
  ],
});

/**
 * Tells a teacher that students were given new passwords in their name: how many, and no name or password.
 * @param path of the teacher's students.
 */
export const newPasswordsMail = (renewed: number, path: string): MailContent => ({
  heading: 'New student passwords',
  parts: [
    paragraph(`You gave ${counted(renewed, 'student')} a new password on Openleaf.`),
    { kind: 'button', label: 'Open your students', path, secret: null },
    NOT_YOU,
  ],
});

/**
 * Tells a teacher that a parent withdrew consent for a student: neither of them is named, because a mail may be read by anybody.
 * @param path of the student, for those who log in.
 */
export const withdrawnConsentMail = (path: string): MailContent => ({
  heading: 'A parent has withdrawn consent',
  parts: [
    paragraph('A parent does not consent any more that one of your students uses Openleaf.'),
    paragraph('The student cannot log in now. Nothing is erased. Please speak with the family.'),
    { kind: 'button', label: 'See which student', path, secret: null },
  ],
});

const counted = (n: number, noun: string): string => (n === 1 ? `1 ${noun}` : `${n} ${noun}s`);
const NOT_YOU = paragraph('If this was not you, change your password and tell your school.');
