import { spawn } from 'node:child_process';
import { programOptions } from './program-environment.ts';
import type { ServerAccount } from './server-account.ts';

export interface ProgramResult {
  readonly ok: boolean;
  /** What the program wrote on its two outputs, in lines. */
  readonly lines: readonly string[];
}

/** Runs one of PostgreSQL's programs to its end; one that cannot be started is a result too. */
export function runProgram(
  path: string,
  args: readonly string[],
  account: ServerAccount,
  input = '',
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(path, args, programOptions(account));
    const chunks: string[] = [];
    const finish = (ok: boolean) => resolve({ ok, lines: chunks.join('').split(/\r?\n/) });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => chunks.push(chunk));
    }
    child.on('error', (error) => {
      chunks.push(error.message);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
    // A program that ended early does not read; its own words say why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
