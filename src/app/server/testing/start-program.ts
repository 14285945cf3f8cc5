import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../main.ts');

/** The program in a process of its own, as people start it. */
export interface Program {
  readonly child: ChildProcess;
  /** Everything that it has written. */
  readonly output: () => string;
}

/** Runs the program with these variables on top of ours. `main` is the one of another checkout. */
export function runProgram(env: Readonly<Record<string, string>>, main = MAIN): Program {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, output: () => output };
}

/**
 * Waits until a program takes calls.
 * @returns its address, such as `http://127.0.0.1:41234`.
 * @throws Error with its output when it ends before.
 */
export async function readyAt({ child, output }: Program): Promise<string> {
  for (;;) {
    const origin = /ready: (http:\S+)/.exec(output())?.[1];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output());
    await sleep(50);
  }
}
