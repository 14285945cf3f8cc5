import { type ChildProcess, fork } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import { layOut } from './data-folder.ts';
import { handOverTree } from './hand-over.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { NOBODY } from './server-account.ts';
import type { ServerPlan } from './supervision.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const log = { info: () => {}, warn: () => {} };

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

/** Opens the folder, asks one thing and closes it again. */
async function ask(dataDir: string, text: string): Promise<unknown[]> {
  const database = await openEmbeddedPostgres({ dataDir, log });
  const client = new Client({ connectionString: database.url });
  try {
    await client.connect();
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
    await database.stop();
  }
}

const data = () => layOut(join(folder.path, 'data'));

describe.skipIf(!isRoot())('a database that root opens (skipped: only root can show it)', () => {
  const SIZE = 'select size from leaf';
  beforeAll(async () => {
    await ask(data().root, 'create table leaf as select 7 as size');
  });

  it('belongs to a user in which nothing else runs', async () => {
    const { uid } = await stat(data().cluster);
    expect(uid).toBeGreaterThanOrEqual(60_578);
    expect(uid).toBeLessThanOrEqual(61_183);
    expect((await stat(data().password)).uid).toBe(0);
    expect(existsSync(data().staging)).toBe(false);
  });

  it('is taken over from nobody, to whom an earlier version gave it', async () => {
    handOverTree(data().cluster, NOBODY);
    for (const path of [data().root, data().socket, data().password]) chownSync(path, NOBODY.uid, NOBODY.gid);
    expect(await ask(data().root, SIZE)).toEqual([7]);
    expect((await stat(data().cluster)).uid).not.toBe(NOBODY.uid);
    expect((await stat(data().root)).uid).toBe(0);
  });

  it('gets a new password where the file was lost, and keeps its user', async () => {
    const { uid } = await stat(data().cluster);
    await rm(data().password);
    expect(await ask(data().root, SIZE)).toEqual([7]);
    expect((await stat(data().cluster)).uid).toBe(uid);
    expect(existsSync(data().mending)).toBe(false);
  });

  it('comes back when a start was killed while it got a new password', async () => {
    await mkdir(data().mending);
    handOverTree(data().cluster, NOBODY);
    await rename(data().cluster, join(data().mending, 'postgres'));
    await rm(data().password);
    expect(await ask(data().root, SIZE)).toEqual([7]);
    expect((await stat(data().cluster)).uid).not.toBe(NOBODY.uid);
  });
});

describe('the supervisor', () => {
  let supervisor: ChildProcess | undefined;
  // It ends its server when we are gone.
  afterAll(() => supervisor?.disconnect());

  it('starts one server only, whatever it is asked later', async () => {
    const planted = join(folder.path, 'planted');
    const script = join(folder.path, 'script.js');
    await writeFile(script, `require('node:fs').writeFileSync(${JSON.stringify(planted)}, '')`);
    supervisor = fork(join(import.meta.dirname, 'supervisor.ts'), [], { execArgv: [], stdio: 'ignore' });
    const order = (args: string[]) => {
      const program = { postgres: process.execPath, pgCtl: '', account: null, temporaryFolder: null };
      supervisor?.send({ kind: 'start', plan: { ...program, args } satisfies ServerPlan });
    };
    order(['-e', 'setInterval(() => {}, 1000)']);
    order([script]);
    await sleep(2_000);
    expect(existsSync(planted)).toBe(false);
  }, 30_000);
});
