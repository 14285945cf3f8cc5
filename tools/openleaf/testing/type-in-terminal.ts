import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from './type-command.ts';

/**
 * Runs `npm run SCRIPT -- …` in a terminal, which the program `script` makes, and answers what it asks.
 * @param answers each with the end of what is on the screen when it is typed.
 */
export async function typeInTerminal(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  answers: readonly (readonly [RegExp, string])[],
): Promise<{ readonly status: number | null; readonly screen: string }> {
  const [script = '', ...args] = words;
  const { DATABASE_URL: _ours, ...inherited } = process.env;
  const command = `npm run --silent ${script} -- ${args.join(' ')}`;
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: CHECKOUT,
    env: { ...inherited, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let screen = '';
  const open = [...answers];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    screen += chunk;
    const [next] = open;
    if (next === undefined || !next[0].test(screen)) return;
    open.shift();
    child.stdin.write(`${next[1]}\r`);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, screen };
}
