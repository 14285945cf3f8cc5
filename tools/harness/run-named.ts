import { isUsageError } from './usage-error.ts';

/** Runs with the arguments that follow its name; answers the exit status. */
type Main = (args: readonly string[]) => Promise<number>;

/** Each name with what it runs, loaded only when it is asked for. */
export type Named = Readonly<Record<string, () => Promise<Main>>>;

const USAGE_ERROR_STATUS = 2;

/** Runs the one that the command line names; `--help` and an unknown name say which there are, and run none. */
export async function runNamed(
  kind: 'fault-test' | 'bench',
  named: Named,
  [name = '', ...args] = process.argv.slice(2),
): Promise<number> {
  const load = Object.hasOwn(named, name) ? named[name] : undefined;
  const askedForHelp = name === '--help' || args.includes('--help');
  if (load === undefined || askedForHelp) {
    const shown = load === undefined ? `NAME, one of ${Object.keys(named).join(', ')}` : name;
    const usage = `npm run ${kind} -- ${shown}\n    options: tools/harness/command.ts, and those at the top of the run's own file\n`;
    (askedForHelp ? process.stdout : process.stderr).write(usage);
    return askedForHelp ? 0 : USAGE_ERROR_STATUS;
  }
  try {
    return await (await load())(args);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return USAGE_ERROR_STATUS;
  }
}
