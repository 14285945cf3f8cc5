import { writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { personalData } from '#app/server/personal-tables.ts';
import { exportFiles } from '#platform/personal-data/core/export-files.ts';
import { collectPerson } from '#platform/personal-data/server/collect-person.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount, noAccount } from './people.ts';

/** Only who runs the command can read the file. */
const OWNER_ONLY = 0o600;

/** For a person, or the family of a child, who asks what is kept about them. */
export const exportCommand: Command = {
  name: 'export',
  takes: ['USERNAME', 'FILE'],
  help: 'Writes everything that is kept about a person into FILE, a .zip with a page to read, JSON, and CSV.',
  async run({ database: { db }, given: [username = '', file = ''], now }) {
    const account = await findAccount(db, username);
    if (!account) return refused(noAccount(username));
    const asked = { userId: account.id, by: null, reader: 'person' as const };
    const exported = await collectPerson(db, personalData, asked, now);
    if (!exported) return refused(noAccount(username));
    const archive = zipSync(
      Object.fromEntries(
        exportFiles(exported, personalData.pageOf).map(({ name, text }) => [name, strToU8(text)]),
      ),
    );
    try {
      await writeFile(file, archive, { flag: 'wx', mode: OWNER_ONLY });
    } catch (error) {
      return refused(`Nothing was written: ${error instanceof Error ? error.message : String(error)}`);
    }
    return done(`The data of ${describePerson(account)} are in ${file}.`);
  },
};
