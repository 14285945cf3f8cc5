import { type MailContent, paragraph } from '#platform/mail/core/mail-content.ts';

export const CREATED_STUDENTS_SUBJECT = 'New student accounts on Openleaf';

/**
 * Tells a teacher that accounts were created in their name: how many, and no name or password.
 * @param path of the class.
 */
export function createdStudentsMail(created: number, path: string): MailContent {
  const accounts = created === 1 ? '1 student account' : `${created} student accounts`;
  return {
    heading: 'New student accounts',
    parts: [
      paragraph(`You created ${accounts} on Openleaf.`),
      { kind: 'button', label: 'Open the class', path, secret: null },
      paragraph('If this was not you, change your password and tell your school.'),
    ],
  };
}
