import { randomInt } from 'node:crypto';
import { createAdmin, createPasswordHasher, giveSecondStepCode } from '#features/accounts/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { askNewPassword } from './ask-new-password.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount } from './people.ts';

/** The password comes from the terminal or the input, never from the command line, which others on the machine can read. */
export const createAdminCommand: Command = {
  name: 'admin create',
  takes: ['USERNAME'],
  options: {
    'first-name': { type: 'string', value: 'NAME' },
    'last-name': { type: 'string', value: 'NAME' },
  },
  help: 'Makes an admin. Asks for the password, or takes it as a line of the input.',
  async run({ database: { db }, given: [username = ''], options, terminal, now }) {
    const taken = await findAccount(db, username);
    if (taken) return refused(`${describePerson(taken)} has this username already.`);
    const password = await askNewPassword(terminal, `the admin "${username}"`);
    if (typeof password !== 'string') return password;
    const passwords = createPasswordHasher();
    try {
      const form = {
        username,
        password,
        firstName: String(options['first-name'] ?? username),
        lastName: String(options['last-name'] ?? ''),
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      const made = await createAdmin({ db, passwords }, form, now);
      if (made instanceof Refusal) return refused(made.details.errors?.[0]?.message ?? made.code);
      const code = await giveSecondStepCode(db, { userId: made.userId, randomInt, now });
      return done(
        `${username} is an admin (account ${made.userId}) and can log in now. Setting up two-step login takes this code within a day: ${code}`,
      );
    } finally {
      await passwords.close();
    }
  },
};
