import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { readyAt, runProgram } from './testing/start-program.ts';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }
});

async function start(role: 'web' | 'worker'): Promise<string> {
  const folder = await makeTestFolder();
  await writeFile(join(folder.path, 'index.html'), '<title>Openleaf</title>');
  const program = runProgram({
    DATABASE_URL: test.url,
    OPENLEAF_ROLE: role,
    OPENLEAF_WEB_FOLDER: role === 'web' ? folder.path : join(folder.path, 'nowhere'),
  });
  children.push(program.child);
  program.child.once('exit', () => void folder.remove());
  return readyAt(program);
}

/** What a worker puts on its schedule when it starts. */
const scheduled = async () => {
  const { rows } = await test.database.pool.query<{ there: string | null }>(
    `select min(name) as there from jobs.schedule`,
  );
  return rows[0]?.there ?? null;
};

/** It runs with the ring on a separate server alone (vitest.config.ts). */
it('a web process serves people and does no jobs, a worker the other way round', {
  timeout: 60_000,
}, async () => {
  const web = await start('web');
  expect((await fetch(`${web}/api/auth/session`)).status).toBe(401);
  expect(await (await fetch(web)).text()).toContain('<title>');
  expect(await scheduled()).toBeNull();

  const worker = await start('worker');
  expect((await fetch(`${worker}/healthz`)).status).toBe(200);
  expect((await fetch(`${worker}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker}/api/auth/session`)).status).toBe(404);
  expect((await fetch(worker)).status).toBe(404);
  await expect.poll(scheduled, { timeout: 10_000 }).not.toBeNull();
});
