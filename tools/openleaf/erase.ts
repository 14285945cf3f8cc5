import { openRecord } from '#app/server/keep-erasures.ts';
import { personalData } from '#app/server/personal-tables.ts';
import type { NamedAccount } from '#features/accounts/server/public.ts';
import { type ErasureRecord, erasePerson } from '#features/own-data/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { loadKeyedHash } from '#platform/installation/server/installation-key.ts';
import { type Command, done, type Outcome, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

/** For a person, or the family of a child, who asks for it. */
export const eraseCommand: Command = {
  name: 'erase',
  takes: ['USERNAME'],
  options: { 'classes-to': { type: 'string', value: 'USERNAME' }, yes: { type: 'boolean' } },
  help: 'Erases a person with everything that is theirs, also from copies of the database that are restored later. Asks first.',
  async run({ database: { db }, dataDir, given: [username = ''], options, terminal, now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    const to = options['classes-to'];
    const taker = typeof to === 'string' ? await findAccount(db, to) : undefined;
    if (typeof to === 'string' && (taker?.role !== 'teacher' || taker.id === account.id))
      return refused(`There is no other teacher with the username "${to}".`);
    terminal.say(
      `${describePerson(account)} will be erased with all of their work. Nobody can bring it back.`,
    );
    const typed = options['yes'] === true ? username : await terminal.ask('Type the username once more: ');
    if (typed?.trim().toLowerCase() !== username.toLowerCase()) return refused('Nothing was changed.');
    const record = await openRecord(dataDir, (line) => terminal.say(line));
    try {
      return await erase(db, { account, taker, record, now });
    } finally {
      await record.close();
    }
  },
};

interface Asked {
  readonly account: NamedAccount;
  readonly taker: NamedAccount | undefined;
  readonly record: ErasureRecord;
  readonly now: Date;
}

async function erase(db: Db, { account, taker, record, now }: Asked): Promise<Outcome> {
  const services = { db, personalData, erasures: record, keyedHash: await loadKeyedHash(db) };
  const asked = {
    userId: account.id,
    by: null,
    reason: 'asked',
    ...(taker && { classesTo: taker.id }),
  } as const;
  const outcome = await erasePerson(services, asked, now);
  if (!(outcome instanceof Refusal)) return done(`${describePerson(account)} is erased.`);
  return refused(
    outcome.code === 'has-classes'
      ? 'This teacher has classes. Name the teacher who takes them: --classes-to USERNAME'
      : noAccount(account.username),
  );
}
