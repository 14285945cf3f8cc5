/**
 * What an operator does by command, also while Openleaf runs: `npm run openleaf -- COMMAND …`; without a command it lists
 * them. The database is that of DATABASE_URL, else the one in DATA_DIR. The exit status is 0 when it is done, 1 when it was
 * refused, 2 when the command was used wrongly.
 */
import { COMMANDS } from './openleaf/commands.ts';
import { runCommandLine } from './openleaf/run-command-line.ts';

process.exitCode = await runCommandLine(process.argv.slice(2), COMMANDS);
