import { type MailContent, paragraph } from '#platform/mail/core/mail-content.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import { DAYS_OF_CO_TEACHER_INVITE, DAYS_UNTIL_ASKED_AGAIN } from './class-limits.ts';

/** The states of an invitation as they are stored, each with its number on the wire (specification 3, "Invitation status"). */
export const INVITE_STATUS = { approved: 0, pending: 1, rejected: 2, deleted: 3 } as const;
export const INVITE_STATES = [
  'approved',
  'pending',
  'rejected',
  'deleted',
] as const satisfies readonly (keyof typeof INVITE_STATUS)[];

/** Whether somebody said no so lately that the class does not ask again. */
export const saidNoLately = (status: string, answeredAt: Date | null, now: Date): boolean =>
  status === 'rejected' &&
  answeredAt !== null &&
  now.getTime() - answeredAt.getTime() < DAYS_UNTIL_ASKED_AGAIN * MS_PER_DAY;

export const INVITE_MAIL_SUBJECT = 'Teach a class together on Openleaf';

/**
 * The mail with the link. Of what people typed it holds the username of the owner alone (decision 44): whom it is sent to is the
 * owner's choice, and no teacher may send words of their own to strangers.
 * @param path of the screen that the link leads to.
 */
export const inviteMail = (username: string, path: string): MailContent => ({
  heading: 'Teach a class together',
  parts: [
    paragraph(
      `A teacher asks you to teach a class with them on Openleaf, where students practice reading. The teacher’s username is ${username}.`,
    ),
    { kind: 'button', label: 'See the invitation', path, secret: 0 },
    paragraph(
      `It works for ${DAYS_OF_CO_TEACHER_INVITE} days, with a teacher account that has this email address. A newer email replaces it.`,
    ),
    paragraph('If you do not know this teacher, you do not need to do anything.'),
  ],
});
