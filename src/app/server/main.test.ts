import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRunning, serverPid } from '#platform/embedded-postgres/server/testing/processes.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { type Program, readyAt, runProgram } from './testing/start-program.ts';

const children: ChildProcess[] = [];
let testFolder: Awaited<ReturnType<typeof makeTestFolder>>;
let folder: string;
let dataDir: string;
let webFolder: string;

beforeAll(async () => {
  testFolder = await makeTestFolder();
  folder = testFolder.path;
  dataDir = join(folder, 'data');
  webFolder = join(folder, 'web');
  await mkdir(webFolder);
  await writeFile(join(webFolder, 'index.html'), '<title>Openleaf</title>');
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sleep(500);
  await testFolder.remove();
});

interface Run extends Program {
  readonly origin: string;
}

function run(env: Record<string, string> = {}): Program {
  const program = runProgram({ DATA_DIR: dataDir, OPENLEAF_WEB_FOLDER: webFolder, ...env });
  children.push(program.child);
  return program;
}

async function start(env?: Record<string, string>): Promise<Run> {
  const program = run(env);
  return { ...program, origin: await readyAt(program) };
}

const logIn = ({ username, password }: { username: string; password: string }, origin: string) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });

it('starts with a demo school whose logins work, and keeps everything until the next start', async () => {
  const first = await start();
  for (const login of DEMO_LOGINS) expect((await logIn(login, first.origin)).status).toBe(200);
  expect(first.output()).toContain('demo.teacher');
  expect(await (await fetch(first.origin)).text()).toContain('<title>Openleaf</title>');
  first.child.kill('SIGTERM');
  expect(await once(first.child, 'exit')).toEqual([0, null]);

  const second = await start();
  expect(second.output()).not.toContain('Making the demo school');
  expect((await logIn(DEMO_LOGINS[0], second.origin)).status).toBe(200);
  second.child.kill('SIGINT');
  expect(await once(second.child, 'exit')).toEqual([0, null]);
}, 120_000);

it('stops its database properly although nobody reads its words any more', async () => {
  const { child } = await start();
  const database = serverPid(dataDir);
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(isRunning(database)).toBe(false);
}, 60_000);

it('recovers by itself after it was killed, and leaves no database behind', async () => {
  const killed = await start();
  const database = serverPid(dataDir);
  killed.child.kill('SIGKILL');
  await once(killed.child, 'exit');
  const again = await start();
  expect((await logIn(DEMO_LOGINS[1], again.origin)).status).toBe(200);
  expect(isRunning(database)).toBe(false);
  again.child.kill('SIGTERM');
  await once(again.child, 'exit');
}, 60_000);

it.each([
  ['a port in use', async () => ({ PORT: String(await occupiedPort()) }), /^Port \d+ is in use\./m],
  ['a port that is none', async () => ({ PORT: 'eighty' }), /^PORT: /m],
  [
    'a demo that others could reach',
    async () => ({ OPENLEAF_MODE: 'demo', HOST: '0.0.0.0' }),
    /^OPENLEAF_MODE: demo is for this machine alone/m,
  ],
  [
    'a database that is away',
    async () => ({ DATABASE_URL: 'postgres://openleaf@127.0.0.1:9/none' }),
    /^The database cannot be reached: /m,
  ],
  [
    'an address of another machine',
    async () => ({ HOST: '203.0.113.7' }),
    /^This machine has no address 203\.0\.113\.7\./m,
  ],
  [
    'screens that were not built',
    async () => ({ OPENLEAF_WEB_FOLDER: join(folder, 'nowhere') }),
    /^The screens are not built/m,
  ],
])(
  'refuses %s with one sentence',
  async (_what, env, sentence) => {
    const { child, output } = run(await env());
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toMatch(/^\s+at /m);
  },
  60_000,
);

it('refuses the database of a demo in production, and says how to start clean or keep the classes', async () => {
  const { child, output } = run({ OPENLEAF_MODE: 'production' });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toMatch(
    /^This database was a demo, .* another DATA_DIR .*npm run openleaf -- leave-demo$/m,
  );
  expect(output()).not.toMatch(/^\s+at /m);
}, 60_000);

it('makes no demo of a folder that was started in production and has no people yet', async () => {
  const DATA_DIR = join(folder, 'school');
  for (let turn = 0; turn < 2; turn++) {
    const production = await start({ DATA_DIR, OPENLEAF_MODE: 'production' });
    production.child.kill('SIGTERM');
    expect(await once(production.child, 'exit')).toEqual([0, null]);
  }
  const { child, output } = run({ DATA_DIR });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toMatch(
    /^This database belongs to a school and is not a demo: .*OPENLEAF_MODE=production/m,
  );
  expect(output()).not.toMatch(/Making the demo school|^\s+at /m);
}, 120_000);

it('notices a port in use before it makes a database', async () => {
  const untouched = join(folder, 'untouched');
  const { child, output } = run({ PORT: String(await occupiedPort()), DATA_DIR: untouched });
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(output()).toMatch(/^Port \d+ is in use\./m);
  expect(existsSync(untouched)).toBe(false);
}, 60_000);

const occupied = createServer();
async function occupiedPort(): Promise<number> {
  if (!occupied.listening) await once(occupied.listen(0, '127.0.0.1'), 'listening');
  const address = occupied.address();
  return typeof address === 'object' && address ? address.port : 0;
}
afterAll(() => occupied.close());
