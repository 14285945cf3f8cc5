import { randomInt } from 'node:crypto';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { minimumFor } from '#features/accounts/core/password.ts';
import { createPasswordHasher, type NamedAccount, resetPassword } from '#features/accounts/server/public.ts';
import { accountUnderThirteen, selectClassesOfStudent } from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { askNewPassword } from './ask-new-password.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

/** A young reader gets a password that is easy to copy; everybody else's is chosen by the person who runs the command. */
export const resetPasswordCommand: Command = {
  name: 'reset-password',
  takes: ['USERNAME'],
  options: { generate: { type: 'boolean' } },
  help: 'Gives an account a new password and logs it out everywhere. For a student under 13 the password is made up; --generate makes one up for any student.',
  async run({ database: { db }, given: [username = ''], options, terminal, now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    const generated =
      account.role === 'student' && (options['generate'] === true || (await isYoung(db, account, now)));
    const password = generated
      ? generatePassword(randomInt)
      : await askNewPassword(terminal, describePerson(account));
    if (typeof password !== 'string') return password;
    const passwords = createPasswordHasher();
    try {
      const { id: userId, username: name } = account;
      const reset = {
        userId,
        username: name,
        password,
        minimum: minimumOf(account),
        by: null,
        mustChange: false,
        address: null,
      };
      const fault = await resetPassword({ db, passwords }, reset, now);
      if (fault !== null) return refused(fault);
    } finally {
      await passwords.close();
    }
    const ending = generated ? `: ${password}` : `.${mailWarning(account)}`;
    return done(`${describePerson(account)} is logged out everywhere and has a new password${ending}`);
  },
};

/** Who took the account by a link gets another one as long as the address is theirs. */
const mailWarning = ({ username, email }: NamedAccount): string =>
  email === null
    ? ''
    : ` Whoever reads the mail of ${email} can still ask for a link to choose another one; if that is somebody else, take the address away: npm run openleaf -- change-email ${username}`;

const minimumOf = ({ role, register_as }: NamedAccount): number =>
  minimumFor(role as Role, register_as as 'student' | 'parent' | 'teacher');

const isYoung = async (db: Db, account: NamedAccount, now: Date): Promise<boolean> =>
  accountUnderThirteen(account, await selectClassesOfStudent(db, account.id), now);
