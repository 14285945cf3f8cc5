import { parseArgs } from 'node:util';
import { openDatabaseToFill, reachConfiguredDatabase, StartError } from '#app/server/open-database.ts';
import { BackupError } from '#platform/backup/server/backup-error.ts';
import { readConfig } from '#platform/config/server/config.ts';
import { ConfigError } from '#platform/config/server/config-error.ts';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/server/embedded-postgres-error.ts';
import { type Command, type Outcome, usageOf } from './command.ts';
import { openTerminal } from './terminal.ts';

/** Reasons that the operator can mend; anything else is a fault of ours and keeps its stack. */
const MENDABLE = [BackupError, ConfigError, EmbeddedPostgresError, StartError];

const STATUS = { done: 0, refused: 1, usedWrongly: 2 } as const;

/** Runs the command that the arguments name. @returns the exit status. */
export async function runCommandLine(args: readonly string[], commands: readonly Command[]): Promise<number> {
  if (args[0] === undefined || args[0] === 'help' || args[0] === '--help') {
    process.stdout.write(listOf(commands));
    return args[0] === undefined ? STATUS.usedWrongly : STATUS.done;
  }
  const command = findCommand(args, commands);
  if (command === undefined) {
    process.stderr.write(`There is no command "${args[0]}".\n${listOf(commands)}`);
    return STATUS.usedWrongly;
  }
  const parsed = parse(command, args.slice(command.name.split(' ').length));
  if (parsed === 'help') {
    process.stdout.write(`${helpOf(command)}\n`);
    return STATUS.done;
  }
  if (typeof parsed === 'string') {
    process.stderr.write(`${parsed}\n${helpOf(command)}\n`);
    return STATUS.usedWrongly;
  }
  const { kind, sentence, report } = await run(command, parsed).catch(explain);
  if (report !== undefined) process.stdout.write(`${report}\n`);
  if (sentence !== '') (kind === 'done' ? process.stdout : process.stderr).write(`${sentence}\n`);
  return STATUS[kind];
}

type Parsed = { given: string[]; options: Record<string, string | boolean | undefined> };

const findCommand = (args: readonly string[], commands: readonly Command[]): Command | undefined =>
  commands.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));

/** @returns a sentence when the command is used wrongly. */
function parse({ takes, options = {} }: Command, args: readonly string[]): Parsed | string {
  try {
    const known = Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]));
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...known, help: { type: 'boolean' } },
    });
    if (values['help'] === true) return 'help';
    const next = takes[positionals.length];
    if (next !== undefined && !next.startsWith('[')) return `${next} is missing.`;
    if (positionals.length > takes.length) return `"${positionals[takes.length]}" is one word too many.`;
    const missing = Object.entries(options).find(
      ([name, { required }]) => required === true && !Object.hasOwn(values, name),
    );
    if (missing) return `--${missing[0]} is missing.`;
    return { given: positionals, options: values };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function run(command: Command, parsed: Parsed): Promise<Outcome> {
  const typed = { ...parsed, terminal: openTerminal(), now: new Date() };
  if (command.needsNoDatabase) return command.run(typed);
  const open = command.fillsDatabase ? openDatabaseToFill : reachConfiguredDatabase;
  const opened = await open(readConfig(process.env));
  try {
    const { database, dataDir } = opened;
    return await command.run({ ...typed, database, dataDir });
  } finally {
    await opened.close();
  }
}

function explain(error: unknown): Outcome {
  const fault = error instanceof Error ? error : new Error(String(error));
  const mendable = MENDABLE.some((kind) => fault instanceof kind);
  return { kind: 'refused', sentence: (mendable ? fault.message : fault.stack) ?? fault.message };
}

const helpOf = (command: Command): string => `npm run openleaf -- ${usageOf(command)}\n    ${command.help}`;

const listOf = (commands: readonly Command[]): string =>
  `Commands, also while Openleaf runs:\n\n${commands.map(helpOf).join('\n')}\n`;
