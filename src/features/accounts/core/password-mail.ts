import { type MailContent, type MailPart, paragraph } from '#platform/mail/core/mail-content.ts';

export const PASSWORD_MAIL_SUBJECT = 'Choose a new Openleaf password';

/** Minutes that a link works. */
export const LINK_MINUTES = 60;

/** An account that a mail is about. */
export interface MailedAccount {
  readonly username: string;
  /** Whether somebody who runs the service knows that the account is its person's. */
  readonly isConfirmed: boolean;
}

/**
 * The mail with the links, a secret for each account in their order. Of what people typed it holds the usernames of confirmed accounts
 * alone: anybody may sign up under any address, and a username can be a sentence or a telephone number. The others are numbered; the page
 * behind a link says the username.
 * @param path of the screen that the links lead to.
 */
export function passwordMail(accounts: readonly MailedAccount[], path: string): MailContent {
  const names = namesOf(accounts);
  const isOne = accounts.length === 1;
  const buttons = names.map(
    (name, secret): MailPart => ({
      kind: 'button',
      label: isOne ? 'Choose a new password' : `New password for ${name}`,
      path,
      secret,
    }),
  );
  return {
    heading: 'Choose a new password',
    parts: [
      paragraph(`Somebody asked for a new password. ${whoseOf(accounts, names)}`),
      ...buttons,
      paragraph(
        `${isOne ? 'The link works' : 'Each link works'} once, for ${LINK_MINUTES} minutes. A newer email replaces it.`,
      ),
      paragraph('If you did not ask for it, you do not need to do anything. Your password stays the same.'),
      paragraph(
        'If this is not your account, somebody typed your address by mistake. Please do not use the link, and tell your school.',
      ),
    ],
  };
}

function namesOf(accounts: readonly MailedAccount[]): readonly string[] {
  const unconfirmed = accounts.filter(({ isConfirmed }) => !isConfirmed);
  return accounts.map((account) =>
    account.isConfirmed ? account.username : `account ${unconfirmed.indexOf(account) + 1}`,
  );
}

function whoseOf(accounts: readonly MailedAccount[], names: readonly string[]): string {
  const [first, ...others] = accounts;
  if (first && others.length === 0)
    return first.isConfirmed
      ? `It is for your Openleaf account. Its username is ${first.username}.`
      : 'It is for an Openleaf account that has your email address. Open the link to see its username.';
  const all = `These Openleaf accounts have your email address: ${names.join(', ')}.`;
  return accounts.every(({ isConfirmed }) => isConfirmed)
    ? all
    : `${all} Open a link to see the username of its account.`;
}
