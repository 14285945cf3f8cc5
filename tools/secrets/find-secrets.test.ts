import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAllowed } from './allowed.ts';
import { findSecrets } from './find-secrets.ts';
import { readHistory } from './read-history.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const git = (...args: string[]) =>
  promisify(execFile)('git', ['-c', 'user.name=Nobody', '-c', 'user.email=nobody@example.org', ...args], {
    cwd: folder,
  });

/** Put together here, so that this file holds none. */
const KEY = [
  '-----BEGIN',
  `RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(8)}\n-----END`,
  'RSA PRIVATE KEY-----\n',
].join(' ');

it('finds a key in a commit whose file is long gone, and says where, not what', async () => {
  await git('init', '--quiet');
  await writeFile(join(folder, 'key.pem'), KEY);
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'one');
  await git('rm', '--quiet', 'key.pem');
  await writeFile(join(folder, 'letter.txt'), 'Dear teacher,\n\nthe secret of reading is reading.\n');
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'two');
  const texts = await Array.fromAsync(readHistory(folder));
  expect(texts.map(({ path }) => path).toSorted()).toEqual(['key.pem', 'letter.txt']);
  const found = (await Promise.all(texts.map(({ path, content }) => findSecrets(path, content)))).flat();
  expect(found).toEqual([{ path: 'key.pem', line: 1, rule: expect.stringContaining('privatekey') }]);
  expect(found.filter(isAllowed)).toEqual([]);
});
