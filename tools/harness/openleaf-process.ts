import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';

/** The program as schools start it. */
const MAIN = join(import.meta.dirname, '../../src/app/server/main.ts');
/** A start that takes longer is a failure. */
const START_TIMEOUT_MS = 60_000;

/** A server in a process of its own. */
export interface OpenleafProcess {
  readonly pid: number;
  /** Such as `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly port: number;
  /** Everything that it has written. */
  output(): string;
  /** Sends a signal and waits for the end. SIGKILL leaves the embedded database to its supervisor. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** A folder with the one page that a start asks for, where the screens themselves are not looked at. */
export async function makeScreens(folder: string): Promise<string> {
  const screens = join(folder, 'web');
  await mkdir(screens, { recursive: true });
  await writeFile(join(screens, 'index.html'), '<!doctype html><title>Openleaf</title>');
  return screens;
}

interface StartOptions {
  readonly execArgv?: readonly string[];
  readonly account?: SystemAccount | undefined;
}

/**
 * Starts a server with these variables and waits until it is ready. Its limits are those that are shipped. `execArgv`
 * are options of its Node, such as `--cpu-prof`; `account` is whom it runs as, else the user who started this.
 * @throws Error with its output when it does not start.
 */
export async function startOpenleaf(
  env: Readonly<Record<string, string>>,
  { execArgv = [], account }: StartOptions = {},
): Promise<OpenleafProcess> {
  const { DATABASE_URL: _ours, ...inherited } = process.env;
  const child = spawn(process.execPath, [...execArgv, MAIN], {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'warn', OPENLEAF_MODE: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  const output = collect(child);
  // No server outlives the run that started it.
  const orphaned = () => child.kill('SIGKILL');
  process.once('exit', orphaned);
  child.once('exit', () => process.removeListener('exit', orphaned));
  const origin = await readyAt(child, output);
  return {
    pid: child.pid ?? 0,
    origin,
    port: Number(new URL(origin).port),
    output,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

function collect(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return () => output;
}

async function readyAt(child: ChildProcess, output: () => string): Promise<string> {
  for (const end = Date.now() + START_TIMEOUT_MS; Date.now() < end; await sleep(10)) {
    const origin = /ready: (http:\S+)/.exec(output())?.[1];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null || child.signalCode !== null) break;
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start: ${output()}`);
}
