import { restoreFromBackup } from '#app/server/restore-from-backup.ts';
import { type Command, done } from './command.ts';

/** Into the embedded database or a server's, whichever the backup came from. */
export const restoreCommand: Command = {
  name: 'restore',
  takes: ['FILE'],
  options: { replace: { type: 'boolean' }, moving: { type: 'boolean' } },
  help: 'Restores a backup into an empty database, all of it or nothing, and erases again whom the note in DATA_DIR names. Stop Openleaf first. --replace also takes a database with people in it, and removes them for good. --moving keeps badges and recovery codes: only for a backup that was made after Openleaf was stopped.',
  fillsDatabase: true,
  async run({ database, dataDir, given: [file = ''], options, terminal }) {
    const { tables, madeAt } = await restoreFromBackup(database, {
      file,
      replaces: options['replace'] === true,
      moves: options['moving'] === true,
      dataDir,
      log: (line) => terminal.say(line),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return done(
      `${rows.toLocaleString('en-US')} rows of ${tables.length} tables are restored from ${madeAt}. Everybody logs in anew.`,
    );
  },
};
