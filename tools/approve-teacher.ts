/**
 * Approves a teacher: the keys of the library open to them, and students who ask for them by e-mail are shown.
 *
 *   npm run approve-teacher -- USERNAME
 *
 * The database is that of DATABASE_URL, else the one in DATA_DIR (Openleaf must be stopped then). In the demo every teacher is
 * approved at once.
 */
import { openConfiguredDatabase } from '#app/server/open-database.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { readConfig } from '#platform/config/server/config.ts';

const [username = ''] = process.argv.slice(2);
const opened = await openConfiguredDatabase(readConfig(process.env), (line) =>
  process.stderr.write(`${line}\n`),
);
const approved = await approveTeacher(opened.database.db, usernameKey(username), new Date());
await opened.close();
if (approved) process.stdout.write(`${username} is approved.\n`);
else {
  process.stderr.write(`There is no teacher with the username "${username}".\n`);
  process.exitCode = 1;
}
