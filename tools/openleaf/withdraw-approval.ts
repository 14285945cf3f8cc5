import { withdrawApproval } from '#features/accounts/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount } from './people.ts';

/** The teacher can log in as before; their classes are not confirmed any more, and the keys of the library close. */
export const withdrawApprovalCommand: Command = {
  name: 'withdraw-approval',
  takes: [],
  options: { username: { type: 'string', value: 'NAME', required: true } },
  help: 'Takes back the approval of a teacher: keys of the library close, and their classes come after those of approved teachers.',
  async run({ database: { db }, options, now }) {
    const username = String(options['username']);
    const account = await findAccount(db, username);
    if (account?.role !== 'teacher') return refused(`There is no teacher with the username "${username}".`);
    if (account.keys_approved_at === null) return done(`${describePerson(account)} is not approved.`);
    await db.transaction().execute(async (tx) => {
      await withdrawApproval(tx, account.id);
      await recordAct(tx, { act: 'withdraw-approval', by: null, about: account.id }, now);
    });
    return done(`${describePerson(account)} is not approved any more.`);
  },
};
