import { makeBackup } from '#app/server/make-backup.ts';
import { type Command, done } from './command.ts';

/** Everything in the database, for a database of any kind. */
export const backupCommand: Command = {
  name: 'backup',
  takes: ['FILE'],
  help: 'Writes everything in the database into FILE, a .tar.gz, as it is at this moment. Anybody who has the file has the data of every child: keep it locked away.',
  async run({ database, given: [file = ''], terminal }) {
    const written = await makeBackup(database, file, {
      now: () => new Date(),
      log: (line) => terminal.say(line),
    });
    const rows = written.tables.reduce((sum, table) => sum + table.rows, 0);
    return done(
      `${rows.toLocaleString('en-US')} rows of ${written.tables.length} tables are in ${file} (${megabytes(written.bytes)} MB).`,
    );
  },
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
