import type { Database } from '#platform/db/server/database.ts';
import type { Terminal } from './terminal.ts';

/** What came of a command, in one sentence. */
export interface Outcome {
  readonly kind: 'done' | 'refused';
  readonly sentence: string;
  /** What was asked for, for the output of the command, whatever came of it. */
  readonly report?: string;
}

export const done = (sentence: string): Outcome => ({ kind: 'done', sentence });
export const refused = (sentence: string): Outcome => ({ kind: 'refused', sentence });

/** An option, written `--name VALUE`, or `--name` alone where it has no value. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** The placeholder of its value in the help, such as `REASON`. */
  readonly value?: string;
  readonly required?: boolean;
}

/** Something that an operator does on the server's own machine. */
export type Command = DatabaseCommand | MachineCommand;

interface CommandForm {
  /** One word or two, such as `admin create`. */
  readonly name: string;
  /** What must follow, such as `USERNAME`, and then what may, such as `[EMAIL]`. */
  readonly takes: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** What it does, in one line. */
  readonly help: string;
}

/** A command that works on the database of the configuration. */
export interface DatabaseCommand extends CommandForm {
  readonly needsNoDatabase?: never;
  /** Takes the database as it is, also one that no start has prepared; never one that an Openleaf uses. */
  readonly fillsDatabase?: true;
  run(call: CommandCall): Promise<Outcome>;
}

/** A command about the machine alone, also before there is a database. */
export interface MachineCommand extends CommandForm {
  readonly needsNoDatabase: true;
  run(call: TypedCommand): Promise<Outcome>;
}

/** What a command is run with. */
export interface CommandCall extends TypedCommand {
  readonly database: Database;
  /** The data folder in use. */
  readonly dataDir: string;
}

/** What was typed, and where and when. */
export interface TypedCommand {
  /** One for each of `takes`, but for those at its end that were left out. */
  readonly given: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly terminal: Terminal;
  readonly now: Date;
}

/** Such as `correct-key PASSAGE QUESTION OPTION --reason REASON`. */
export function usageOf({ name, takes, options = {} }: Command): string {
  const named = Object.entries(options).map(([option, { value, required }]) => {
    const written = value === undefined ? `--${option}` : `--${option} ${value}`;
    return required === true ? written : `[${written}]`;
  });
  return [name, ...takes, ...named].join(' ');
}
