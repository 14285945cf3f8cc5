import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { startMailServer, type TestMailServer } from '#platform/mail/server/testing/start-mail-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = join(ROOT, 'src/app/server/main.ts');
const COMMANDS = join(ROOT, 'tools/openleaf.ts');
/** The clock's lever, and what ends the program when we are gone. */
const LOADED_FIRST = [
  join(import.meta.dirname, 'program-clock.ts'),
  join(ROOT, 'tools/bootstrap/lifeline.mjs'),
];

/** A running Openleaf on a data folder of its own, as `npm start` runs it. */
export interface Service {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Other origins by which it is reached. */
  readonly alsoAt: readonly string[];
  /** Origins that a press may lead to. */
  readonly mayGoTo: readonly string[];
  /** Where its data are. */
  readonly dataDir: string;
  /** What it has sent. */
  readonly mails: TestMailServer['mails'];
  /** Does a command of the operator beside it, such as `import schools FILE`. @throws when it is refused. */
  command(...words: string[]): Promise<void>;
  /** Moves the program's clock forward. */
  pass(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

interface Otherwise {
  readonly env?: Readonly<Record<string, string>>;
  readonly mayGoTo?: readonly string[];
  readonly alsoAt?: readonly string[];
}

/** With its demo school, and a mail server. @param otherwise what a journey needs that is about something else. */
export async function startService({
  env: own = {},
  mayGoTo = [],
  alsoAt = [],
}: Otherwise = {}): Promise<Service> {
  const folder = await makeTestFolder();
  const mailServer = await startMailServer();
  const { DATABASE_URL: _theirs, PUBLIC_ORIGIN: _also, ...env } = process.env;
  const child = spawn(
    process.execPath,
    [...LOADED_FIRST.flatMap((file) => ['--import', pathToFileURL(file).href]), PROGRAM],
    {
      cwd: ROOT,
      env: {
        ...env,
        DATA_DIR: folder.path,
        HOST: '127.0.0.1',
        PORT: '0',
        OPENLEAF_MODE: 'demo',
        LOG_LEVEL: 'warn',
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'openleaf@school.example',
        ...own,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await mailServer.stop();
    await folder.remove();
  };
  try {
    const origin = await readyAt(child);
    const command = (...words: string[]) => runCommand(words, { ...env, DATA_DIR: folder.path });
    return {
      origin,
      alsoAt,
      dataDir: folder.path,
      mayGoTo,
      mails: mailServer.mails,
      command,
      pass: (seconds) => pass(child, seconds),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address that the program tells once it is ready. @throws when it ends before. */
async function readyAt({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The program has no output.');
  for await (const line of createInterface(stdout)) {
    const address = /^Openleaf is ready: (\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    // Whatever it says later must not fill the pipe.
    stdout.resume();
    return address;
  }
  throw new Error('The program ended before it was ready.');
}

async function runCommand(words: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [COMMANDS, ...words], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`openleaf ${words.join(' ')} ended with ${code}.`);
}

async function pass(child: ChildProcess, seconds: number): Promise<void> {
  const passed = once(child, 'message');
  child.send(seconds);
  await passed;
}
