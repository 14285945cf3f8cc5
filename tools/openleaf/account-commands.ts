import { logOutEverywhere, removeSecondFactor } from '#features/accounts/server/public.ts';
import { lockByService, unlockByService } from '#features/parents/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

interface AccountCommand {
  readonly name: string;
  readonly help: string;
  /** What is said of the person afterwards. */
  readonly sentence: string;
  /** False is that the account stays closed, because it was joined to another one. */
  readonly act: (
    db: Db,
    account: { readonly userId: number; readonly username: string; readonly by: null },
    now: Date,
  ) => Promise<unknown>;
}

const accountCommand = ({ name, help, sentence, act }: AccountCommand): Command => ({
  name,
  takes: ['USERNAME'],
  help,
  async run({ database: { db }, given: [username = ''], now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    const isDone = await act(db, { userId: account.id, username: account.username, by: null }, now);
    if (isDone === false)
      return refused(
        `${describePerson(account)} was merged with another account. Only the undo of that opens it.`,
      );
    return done(`${describePerson(account)} ${sentence}`);
  },
});

/** The commands that need no more than an account. */
export const ACCOUNT_COMMANDS: readonly Command[] = [
  accountCommand({
    name: 'lock',
    help: 'Locks an account: nobody can log in to it, and whoever is logged in is out within a second.',
    sentence: 'is locked and logged out everywhere.',
    act: lockByService,
  }),
  accountCommand({
    name: 'unlock',
    help: 'Opens a locked account again, also one that wrong guesses have shut.',
    sentence: 'can log in again; wrong guesses are forgotten.',
    act: unlockByService,
  }),
  accountCommand({
    name: 'remove-second-factor',
    help: 'Removes two-step login of somebody who lost their phone and codes, and logs them out. An admin sets it up again.',
    sentence: 'logs in with the password alone; two-step login is removed.',
    act: async (db, account, now) => {
      await removeSecondFactor(db, account, now);
    },
  }),
  accountCommand({
    name: 'log-out',
    help: 'Logs a person out on every device.',
    sentence: 'is logged out everywhere.',
    act: logOutEverywhere,
  }),
];
