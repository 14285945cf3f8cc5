import { chownSync, lstatSync } from 'node:fs';
import { chmod, link, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import { type DataFolder, layOut, makeDataFolder, makeSocketFolder } from './data-folder.ts';
import { handOverTree } from './hand-over.ts';
import { NOBODY } from './server-account.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const DATABASE = { uid: 60_578, gid: 60_578 };

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let data: DataFolder;
/** A file of root's that nothing in a data folder may reach. */
let foreign: string;
beforeEach(async () => {
  folder = await makeTestFolder();
  data = layOut(join(folder.path, 'data'));
  foreign = join(folder.path, 'shadow');
  await writeFile(foreign, 'secret', { mode: 0o600 });
});
afterEach(() => folder.remove());

const ownerOf = async (path: string): Promise<number> => (await stat(path)).uid;
/** A folder deep in the database. */
const inside = () => join(data.cluster, 'base', '1');
const expectUntouched = async () => {
  expect(await ownerOf(foreign)).toBe(0);
  expect(await readFile(foreign, 'utf8')).toBe('secret');
};
const refused = { problem: 'foreign-file', message: expect.stringContaining('Remove it and start again.') };

describe.skipIf(!isRoot())('the data folder of root (skipped: only root can show it)', () => {
  it("belongs to root; only what lies below it is the database's", async () => {
    await makeDataFolder(data, DATABASE);
    expect(await ownerOf(data.root)).toBe(0);
    expect((await stat(data.root)).mode & 0o777).toBe(0o711);
    await makeSocketFolder(data.socket, DATABASE, undefined);
    expect(await ownerOf(data.socket)).toBe(DATABASE.uid);
    expect((await stat(data.socket)).mode & 0o777).toBe(0o700);
  });

  it('lets a guest pass to the socket, and nobody else', async () => {
    await makeDataFolder(data, DATABASE);
    await makeSocketFolder(data.socket, DATABASE, { uid: 60_579, gid: 60_579 });
    expect(await stat(data.socket)).toMatchObject({ uid: DATABASE.uid, gid: 60_579 });
    expect((await stat(data.socket)).mode & 0o777).toBe(0o710);
  });

  describe('that an earlier version gave to nobody', () => {
    beforeEach(async () => {
      await mkdir(data.root, { mode: 0o700 });
      chownSync(data.root, NOBODY.uid, NOBODY.gid);
    });

    it('is taken back', async () => {
      await writeFile(data.password, 'old');
      chownSync(data.password, NOBODY.uid, NOBODY.gid);
      await makeDataFolder(data, DATABASE);
      expect(await ownerOf(data.root)).toBe(0);
      expect(await ownerOf(data.password)).toBe(0);
    });

    it.each(['cluster', 'staging', 'mending', 'socket', 'password', 'lock', 'holder'] as const)(
      'is refused when a symbolic link was planted as its %s, and what it leads to stays as it is',
      async (name) => {
        await symlink(name === 'socket' || name === 'cluster' ? folder.path : foreign, data[name]);
        await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject(refused);
        await expectUntouched();
        expect(await ownerOf(folder.path)).toBe(0);
      },
    );

    it.each(['password', 'lock', 'holder'] as const)(
      'is refused when a hard link was planted as its %s',
      async (name) => {
        await link(foreign, data[name]);
        await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject(refused);
        await expectUntouched();
      },
    );

    it('is refused when a link was planted beside its lock, where SQLite would write', async () => {
      await symlink(foreign, `${data.lock}-journal`);
      await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject(refused);
      await expectUntouched();
    });
  });

  it('is no symbolic link', async () => {
    await mkdir(join(folder.path, 'elsewhere'));
    await symlink(join(folder.path, 'elsewhere'), data.root);
    await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject(refused);
  });

  it('is refused when it belongs to another user, with the way out', async () => {
    await mkdir(data.root);
    chownSync(data.root, 1_234, 1_234);
    await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject({
      problem: 'foreign-folder',
      message: expect.stringMatching(
        /belongs to user 1234 .* start it as that user, for example with runuser -u "\$\(id -un 1234\)"/,
      ),
    });
    expect(await ownerOf(data.root)).toBe(1_234);
  });

  it('is refused when others may write to it', async () => {
    await mkdir(data.root);
    await chmod(data.root, 0o777);
    await expect(makeDataFolder(data, DATABASE)).rejects.toMatchObject({ problem: 'foreign-folder' });
  });
});

describe.skipIf(!isRoot())('a database that is handed over (skipped: only root can show it)', () => {
  beforeEach(async () => {
    await mkdir(inside(), { recursive: true });
    await writeFile(join(inside(), 'table'), 'rows');
  });

  it('changes its owner with all that lies in it', async () => {
    handOverTree(data.cluster, DATABASE);
    for (const path of [data.cluster, inside(), join(inside(), 'table')])
      expect(await ownerOf(path)).toBe(DATABASE.uid);
  });

  it.each([
    ['a symbolic link to a file', () => symlink(foreign, join(inside(), 'planted'))],
    ['a symbolic link to a folder', () => symlink(folder.path, join(inside(), 'planted'))],
    ['a hard link', () => link(foreign, join(inside(), 'planted'))],
  ])('is refused with %s in it, and the foreign file stays', async (_what, plant) => {
    await plant();
    expect(() => handOverTree(data.cluster, DATABASE)).toThrow(join(inside(), 'planted'));
    await expectUntouched();
    // What was not given as a whole is not taken for given.
    expect(lstatSync(data.cluster).uid).toBe(0);
  });
});
