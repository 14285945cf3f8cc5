/** Waiting to be sent, sent, given up for good, or kept because no mail server was set when it was written. */
export const MAIL_STATES = ['waiting', 'sent', 'given-up', 'kept'] as const;
export type MailState = (typeof MAIL_STATES)[number];
