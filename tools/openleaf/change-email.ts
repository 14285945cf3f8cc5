import { email as emailField } from '#features/accounts/contract/fields.ts';
import { changeEmail, type NamedAccount, selectTeachersOfEmail } from '#features/accounts/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

/** Approved teachers keep the address that they were approved with; only the operator changes it. */
export const changeEmailCommand: Command = {
  name: 'change-email',
  takes: ['USERNAME', '[EMAIL]'],
  options: { 'same-email': { type: 'boolean' } },
  help: 'Gives an account, also of an approved teacher, another email address, or none without EMAIL. A link for a new password that was sent before ends. Where somebody took the account, run this first and reset-password next.',
  async run({ database: { db }, given: [username = '', typed], options, now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    const email = typed === undefined ? null : typed.trim();
    const fault = await faultOf(db, account, { email, maySame: options['same-email'] === true });
    if (fault !== null) return refused(`Nothing was changed: ${fault}`);
    await changeEmail(db, { userId: account.id, email, by: null }, now);
    return done(
      `${describePerson(account)} ${email === null ? 'has no email address any more' : `has the email address ${email} now`}; before: ${account.email ?? 'none'}. Links for a new password that were sent before do not work any more.`,
    );
  },
};

async function faultOf(
  db: Db,
  account: NamedAccount,
  { email, maySame }: { readonly email: string | null; readonly maySame: boolean },
): Promise<string | null> {
  if (email === null) return null;
  if (account.role === 'student' && account.register_as !== 'parent')
    return 'students have no email address.';
  const parsed = emailField.safeParse(email);
  if (!parsed.success) return `"${email}" is no email address.`;
  if (account.keys_approved_at === null || maySame) return null;
  const others = await selectTeachersOfEmail(db, { id: account.id, email });
  const approved = others.find((other) => other.keys_approved_at !== null);
  return approved
    ? `the approved teacher "${approved.username}" has this email address. To let both have it, add --same-email.`
    : null;
}
