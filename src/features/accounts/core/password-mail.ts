import { type MailContent, type MailPart, paragraph } from '#platform/mail/core/mail-content.ts';

export const PASSWORD_MAIL_SUBJECT = 'Choose a new Openleaf password';

/** Minutes that a link works. */
export const LINK_MINUTES = 60;

/**
 * The mail with the links, a secret for each account in their order. Of what people typed it holds usernames alone: anybody may sign up
 * under any address, and nobody may send words of their own to another.
 * @param path of the screen that the links lead to.
 */
export function passwordMail(usernames: readonly string[], path: string): MailContent {
  const isOne = usernames.length === 1;
  const buttons = usernames.map(
    (username, secret): MailPart => ({
      kind: 'button',
      label: isOne ? 'Choose a new password' : `New password for ${username}`,
      path,
      secret,
    }),
  );
  return {
    heading: 'Choose a new password',
    parts: [
      paragraph(
        isOne
          ? `Somebody asked for a new password for your Openleaf account. Its username is ${usernames[0]}.`
          : `Somebody asked for a new password. These Openleaf accounts have your e-mail address: ${usernames.join(', ')}.`,
      ),
      ...buttons,
      paragraph(
        `${isOne ? 'The link works' : 'Each link works'} once, for ${LINK_MINUTES} minutes. A newer e-mail replaces it.`,
      ),
      paragraph('If you did not ask for it, you do not need to do anything. Your password stays the same.'),
      paragraph(
        'If this is not your account, somebody typed your address by mistake. Please do not use the link, and tell your school.',
      ),
    ],
  };
}
