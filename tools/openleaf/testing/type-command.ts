import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const CHECKOUT = join(import.meta.dirname, '../../..');

/** What a command left behind. */
export interface Typed {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs `npm run SCRIPT -- …` in a process of its own, as a person types it.
 * @param env on top of ours, without our own database.
 * @param input what is written into the command, which has no terminal.
 */
export async function typeCommand(
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<Typed> {
  const [script = '', ...args] = words;
  const { DATABASE_URL: _ours, ...inherited } = process.env;
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: CHECKOUT,
    env: { ...inherited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      written[name] += chunk;
    });
  }
  // A command that asks nothing may be gone before it is written to.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, ...written };
}
