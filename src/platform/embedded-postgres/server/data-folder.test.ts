import { chmod, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layOut, makeDataFolder, makeSocketFolder, placeDataFolder } from './data-folder.ts';
import { makeTestFolder } from './testing/test-folder.ts';

/** A user who owns nothing here. */
const stranger = { uid: 65_533, gid: 65_533 };

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => folder.remove());

describe('a data folder under a closed home', () => {
  let dataDir: string;
  beforeEach(async () => {
    const home = join(folder.path, 'home');
    await mkdir(join(home, 'openleaf'), { recursive: true });
    await chmod(home, 0o700);
    dataDir = join(home, 'openleaf', 'data');
  });

  it('stays for the user who starts Openleaf', async () => {
    expect(await placeDataFolder(dataDir, false, undefined)).toBe(dataDir);
  });

  it('gives way to one that the database reaches, when nobody chose it', async () => {
    expect(await placeDataFolder(dataDir, false, stranger)).toMatch(
      /^\/var\/lib\/openleaf\/openleaf-[0-9a-f]{8}$/,
    );
  });

  it('is refused when it was chosen, naming the closed folder and a way out', async () => {
    await expect(placeDataFolder(dataDir, true, stranger)).rejects.toMatchObject({
      problem: 'folder-out-of-reach',
      message: expect.stringContaining(`may not pass ${join(folder.path, 'home')} on the way`),
    });
  });

  it('stays where everyone may pass', async () => {
    const open = join(folder.path, 'data');
    expect(await placeDataFolder(open, false, stranger)).toBe(open);
  });
});

describe('a new data folder', () => {
  it('is readable by its owner only, whatever the umask', async () => {
    const before = process.umask(0);
    try {
      const data = layOut(join(folder.path, 'a', 'b', 'data'));
      await makeDataFolder(data, undefined);
      await makeSocketFolder(data.socket, undefined, undefined);
      expect((await stat(data.root)).mode & 0o777).toBe(0o700);
      expect((await stat(data.socket)).mode & 0o777).toBe(0o700);
    } finally {
      process.umask(before);
    }
  });
});
