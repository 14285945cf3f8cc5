import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logIn, registerTeacher } from '#features/accounts/contract/endpoints.ts';
import { makeScreens, startOpenleaf } from '../harness/openleaf-process.ts';

const NOTE = join(import.meta.dirname, 'note-packages.mjs');
const DECISION = join(import.meta.dirname, '../../docs/decisions/0010-runtime-packages.md');

const METRICS_TOKEN = 'token-of-the-package-counter';

/** A platform's binary counts once, whatever the platform: `@node-rs/argon2-linux-x64-gnu` is `@node-rs/argon2-*`. */
const kindOf = (name: string): string => name.replace(/-(linux|darwin|win32)-.*$/, '-*');

/**
 * The packages that a server loads: it starts, gets a sign-up (a password is hashed), a login, a look at the first screen
 * and at the metrics.
 * @param folder for its screens and the list.
 */
export async function countPackages(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const list = join(folder, 'packages');
  const server = await startOpenleaf(
    { OPENLEAF_WEB_FOLDER: await makeScreens(folder), OPENLEAF_PACKAGES_FILE: list, METRICS_TOKEN, ...env },
    { execArgv: ['--import', NOTE] },
  );
  try {
    await use(server.origin);
  } finally {
    await server.end('SIGTERM');
  }
  const names = (await readFile(list, 'utf8')).trim().split('\n').map(kindOf);
  return [...new Set(names)].sort();
}

async function use(origin: string): Promise<void> {
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const login = { username: 'package.counter', password: 'quiet library 12' };
  const person = { firstName: 'Pat', lastName: 'Counter', email: 'pat@school.example', timezone: 'UTC' };
  const answers = [
    await post(registerTeacher.path, { ...login, ...person }),
    await post(logIn.path, login),
    await fetch(origin),
    await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  ];
  const failed = answers.find(({ ok }) => !ok);
  if (failed) throw new Error(`${failed.url} answered ${failed.status}: ${await failed.text()}`);
}

/** The packages that decision 10 gives a reason for. */
export async function readExplained(): Promise<ReadonlySet<string>> {
  const text = await readFile(DECISION, 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| package |'));
  return new Set(rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim())));
}
