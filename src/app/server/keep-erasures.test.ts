import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config/server/config.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { reachEmbeddedPostgres } from '#platform/embedded-postgres/server/reach-embedded-postgres.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { buildApp } from './build-app.ts';
import { openRecord } from './keep-erasures.ts';
import { runOn, withDatabase } from './testing/global-setup.ts';
import { type Program, readyAt, runProgram } from './testing/start-program.ts';
import { createWorld } from './world.ts';

// Each start opens a database of its own, and machines are busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const programs: Program[] = [];
let testFolder: Awaited<ReturnType<typeof makeTestFolder>>;
let dataDir: string;
let webFolder: string;

beforeAll(async () => {
  testFolder = await makeTestFolder();
  dataDir = join(testFolder.path, 'data');
  webFolder = join(testFolder.path, 'web');
  await mkdir(webFolder);
  await writeFile(join(webFolder, 'index.html'), '<title>Openleaf</title>');
});
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await sleep(500);
  await testFolder.remove();
});

async function start(): Promise<Program & { readonly origin: string }> {
  const program = runProgram({
    OPENLEAF_MODE: 'production',
    DATA_DIR: dataDir,
    OPENLEAF_WEB_FOLDER: webFolder,
  });
  programs.push(program);
  return { ...program, origin: await readyAt(program) };
}
async function stop({ child }: Program): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** Does something with the database while no program runs. */
async function withServer<T>(use: (url: string) => Promise<T>): Promise<T> {
  const server = await reachEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

/** An admin and two students. */
async function makePeople(url: string) {
  const database = openDatabase({ url, connections: 4, onIdleError: () => {} });
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: url });
  const app = await buildApp({ config, database });
  try {
    const world = createWorld(app);
    return {
      admin: await world.admin('Noor'),
      ana: await world.student('Ana'),
      ben: await world.student('Ben'),
    };
  } finally {
    await app.close();
    await database.close();
  }
}

const post = (origin: string, path: string, body: object, token?: string) =>
  fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
const logIn = (origin: string, { username, password }: { username: string; password: string }) =>
  post(origin, 'auth/login', { username, password });

it('erases a child again whom an older copy of the database brought back', async () => {
  await stop(await start());
  const { admin, ana, ben } = await withServer(async (url) => {
    const people = await makePeople(url);
    const name = new URL(url).pathname.slice(1);
    await runOn(withDatabase(url, 'postgres'), `create database older template ${name}`);
    return people;
  });

  const first = await start();
  const body = { userId: ana.id, typedUsername: ana.username, why: 'asked' };
  expect((await post(first.origin, 'admin/users/erase', body, admin.token ?? '')).status).toBe(200);
  expect((await logIn(first.origin, ana)).status).toBe(401);
  await stop(first);

  await withServer(async (url) => {
    const name = new URL(url).pathname.slice(1);
    await runOn(withDatabase(url, 'postgres'), `drop database ${name}`);
    await runOn(withDatabase(url, 'postgres'), `alter database older rename to ${name}`);
  });
  const second = await start();
  expect(second.output()).toContain('1 person had been erased before this copy of the database was restored');
  expect((await logIn(second.origin, ana)).status).toBe(401);
  expect((await logIn(second.origin, ben)).status).toBe(200);
  await stop(second);

  const third = await start();
  expect(third.output()).not.toContain('erased');
  await stop(third);
});

it('says what it means where nothing can be noted, and goes on', async () => {
  const path = join(testFolder.path, 'no-folder');
  await writeFile(path, '');
  const said: string[] = [];
  const record = await openRecord(path, (line) => said.push(line));
  expect(said).toEqual([expect.stringContaining('WARNING: erasures cannot be noted in')]);
  await record.add([Buffer.alloc(32)]);
  await record.close();
});
