import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ends, parentPid, serverPid } from '#platform/embedded-postgres/server/testing/processes.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import { type Program, readyAt, runProgram } from './testing/start-program.ts';

const CHECKOUT = join(import.meta.dirname, '../../..');
const NOBODY = 65_534;

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let program: Program | undefined;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await makeTestFolder();
  const webFolder = join(folder.path, 'web');
  await mkdir(webFolder);
  await writeFile(join(webFolder, 'index.html'), '<title>Openleaf</title>');
  env = {
    DATA_DIR: join(folder.path, 'data'),
    OPENLEAF_WEB_FOLDER: webFolder,
    OPENLEAF_MODE: 'production',
    DATABASE_URL: '',
  };
});
afterEach(async () => {
  if (program?.child.exitCode !== null) return;
  // A test failed: the next one needs the folder.
  program.child.kill('SIGKILL');
  await sleep(2_000);
});
afterAll(() => folder.remove());

/** The four numbers of the user or the group of a thread, and its further groups. */
function idsOf(statusFile: string): { uids: number[]; gids: number[]; groups: number[]; rights: string } {
  const status = readFileSync(statusFile, 'utf8');
  const line = (name: string) => new RegExp(`^${name}:[\\t ]*(.*)$`, 'm').exec(status)?.[1]?.trim() ?? '';
  const numbers = (name: string) => (line(name) === '' ? [] : line(name).split(/\s+/).map(Number));
  return { uids: numbers('Uid'), gids: numbers('Gid'), groups: numbers('Groups'), rights: line('CapPrm') };
}
const uidOf = (pid: number): number => idsOf(`/proc/${pid}/status`).uids[0] ?? 0;

async function start(main?: string): Promise<{ pid: number; origin: string }> {
  program = runProgram(env, main);
  const origin = await readyAt(program);
  return { pid: program.child.pid ?? 0, origin };
}

async function stop(): Promise<void> {
  const database = serverPid(env['DATA_DIR'] ?? '');
  program?.child.kill('SIGTERM');
  expect(program && (await once(program.child, 'exit'))).toEqual([0, null]);
  expect(await ends(database)).toBe(true);
}

const PASSWORD = 'otter river 27';
const post = (origin: string, path: string, body: object) =>
  fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Registers and logs in: the database is written to, and the thread of the passwords works. */
async function expectService(origin: string, username: string): Promise<void> {
  const account = { username, password: PASSWORD };
  const names = { firstName: 'Ana', lastName: 'Lopez', timezone: 'UTC' };
  expect((await post(origin, 'welcome/registerStudent', { ...account, ...names })).status).toBeLessThan(300);
  expect((await post(origin, 'auth/login', account)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  expect(await (await fetch(origin)).text()).toContain('<title>Openleaf</title>');
}

describe.skipIf(!isRoot() || process.platform !== 'linux')(
  'started as root (skipped: only root on Linux can show it)',
  () => {
    it('serves as a user of its own, and so does the database', async () => {
      const { pid, origin } = await start();
      await expectService(origin, 'ana.one');
      const database = serverPid(env['DATA_DIR'] ?? '');
      const web = idsOf(`/proc/${pid}/status`);
      expect(web.groups).toEqual([]);
      expect(web.rights).toMatch(/^0+$/);
      for (const thread of readdirSync(`/proc/${pid}/task`)) {
        const { uids, gids } = idsOf(`/proc/${pid}/task/${thread}/status`);
        expect(new Set([...uids, ...gids]).size).toBe(1);
      }
      const users = [pid, database, parentPid(database)].map(uidOf);
      for (const user of users) expect([0, NOBODY]).not.toContain(user);
      expect(uidOf(database)).toBe(uidOf(parentPid(database)));
      expect(uidOf(database)).not.toBe(uidOf(pid));
      expect((await stat(env['DATA_DIR'] ?? '')).uid).toBe(0);
      await stop();
    }, 120_000);

    it('starts again on the same data', async () => {
      const { origin } = await start();
      await expectService(origin, 'ana.two');
      await stop();
    }, 120_000);

    it('opens its database again after that was killed, also when a second start was refused', async () => {
      const { origin } = await start();
      const second = runProgram(env);
      expect(await once(second.child, 'exit')).toEqual([1, null]);
      expect(second.output()).toContain('is in use by another Openleaf');
      process.kill(serverPid(env['DATA_DIR'] ?? ''), 'SIGKILL');
      const logIn = () => post(origin, 'auth/login', { username: 'ana.one', password: PASSWORD });
      // The connections that it had are gone: each that it has now was made without root.
      await expect.poll(async () => (await logIn()).status, { timeout: 30_000, interval: 500 }).toBe(200);
      await expectService(origin, 'ana.three');
      await stop();
    }, 120_000);

    it('ends with a sentence when the supervisor of its database is killed, and starts whole again', async () => {
      await start();
      const left = serverPid(env['DATA_DIR'] ?? '');
      process.kill(parentPid(left), 'SIGKILL');
      expect(program && (await once(program.child, 'exit'))).toEqual([1, null]);
      expect(program?.output()).toMatch(
        /^The supervisor of the database was killed, .* Please start it again\.$/m,
      );
      const { origin } = await start();
      expect(await ends(left)).toBe(true);
      await expectService(origin, 'ana.five');
      await stop();
    }, 120_000);

    it('works from a checkout that only root can read', async () => {
      const closed = join(folder.path, 'closed');
      await mkdir(closed, { mode: 0o700 });
      for (const part of ['src', 'content', 'db', 'package.json'])
        await cp(join(CHECKOUT, part), join(closed, part), { recursive: true });
      await symlink(join(CHECKOUT, 'node_modules'), join(closed, 'node_modules'));
      await chmod(closed, 0o700);
      const { origin } = await start(join(closed, 'src/app/server/main.ts'));
      await expectService(origin, 'ana.four');
      await stop();
    }, 120_000);

    it('refuses a port that only root may use before it makes a database', async () => {
      const untouched = join(folder.path, 'untouched');
      const { child, output } = runProgram({ ...env, PORT: '80', DATA_DIR: untouched });
      expect(await once(child, 'exit')).toEqual([1, null]);
      expect(output()).toMatch(/^Port 80 is for root, and Openleaf does not serve as root: /m);
      await expect(stat(untouched)).rejects.toMatchObject({ code: 'ENOENT' });
    }, 120_000);
  },
);
