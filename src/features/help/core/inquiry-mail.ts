import { type MailContent, paragraph } from '#platform/mail/core/mail-content.ts';

export const INQUIRY_MAIL_SUBJECT = 'A message for you in Openleaf';

/**
 * Tells the operator that a message has come. What was written stays in Openleaf: anybody may write anything there, and a mail would outlive
 * the erasure of who wrote it (decision 97).
 * @param path of the screen with the messages.
 */
export const inquiryMail = (path: string): MailContent => ({
  heading: 'Somebody wrote to you',
  parts: [
    paragraph(
      'A message came from the contact page. You can read it in Openleaf, with the email or username of who wrote it.',
    ),
    { kind: 'button', label: 'Read the message', path, secret: null },
    paragraph('At most 20 of these emails come in a day. The page always has all messages.'),
  ],
});
