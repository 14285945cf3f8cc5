import { randomInt } from 'node:crypto';
import { giveSecondStepCode, hasSecondFactor } from '#features/accounts/server/public.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

/** What an admin types to set up two-step login, so that the password alone is not enough. */
export const secondStepCodeCommand: Command = {
  name: 'second-step-code',
  takes: ['USERNAME'],
  help: 'Makes the code that an admin types to set up two-step login. It is good for a day.',
  async run({ database: { db }, given: [username = ''], now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    if (account.role !== 'admin') return refused(`${describePerson(account)} is no admin and needs no code.`);
    if (await hasSecondFactor(db, account.id))
      return refused(
        `${describePerson(account)} has two-step login already. A lost phone: npm run openleaf -- remove-second-factor ${account.username}`,
      );
    const code = await giveSecondStepCode(db, { userId: account.id, randomInt, now });
    return done(`${describePerson(account)} sets up two-step login with this code within a day: ${code}`);
  },
};
