import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import { typeCommand } from './testing/type-command.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

const test = useTestApp();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-data-'));
});
afterAll(() => rm(folder, { recursive: true }));

const type = (words: readonly string[], input = '') =>
  typeCommand(['openleaf', ...words], { DATABASE_URL: test.url, DATA_DIR: join(folder, 'data') }, input);
/** The running service hears of it by a message. */
const LIVE = 1_000;
const count = async (what: string, ...values: unknown[]) =>
  (await test.database.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`, values)).rows[0]
    ?.n;

it('writes everything about a person into an archive that only its owner reads, and over no other file', async () => {
  const ana = await test.world.student('Ana');
  const file = join(folder, 'ana.zip');
  const made = await type(['export', ana.username, file]);
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toContain(`are in ${file}.`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const files = unzipSync(await readFile(file));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['read-me.txt', 'everything.json', 'users.csv']));
  const { tables } = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array())) as {
    tables: { users: { username: string }[] };
  };
  expect(tables.users[0]?.username).toBe(ana.username);
  expect(await count("audit_log where act = 'export-person' and actor_user_id is null")).toBe(1);
  const again = await type(['export', ana.username, file]);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
  expect((await type(['export', 'nobody.here', join(folder, 'nobody.zip')])).status).toBe(1);
});

it('erases a person whose username is typed once more, and whose session ends at once', async () => {
  const ana = await test.world.student('Anouk');
  expect((await ana.call(getSession, {})).status).toBe(200);
  const kept = await type(['erase', ana.username], 'ben\n');
  expect([kept.status, kept.stderr]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  const erased = await type(['erase', ana.username], `${ana.username}\n`);
  expect([erased.status, erased.stdout]).toEqual([0, expect.stringContaining('is erased.')]);
  await sleep(LIVE);
  expect((await ana.call(getSession, {})).status).toBe(401);
  expect(await count('users where id = $1', ana.id)).toBe(0);
  const noted = await readFile(join(folder, 'data', 'erased-accounts'), 'utf8');
  const { rows } = await test.database.pool.query<{ hash: string }>(
    "select encode(account_hash, 'hex') as hash from erased_accounts",
  );
  expect(noted.trim().split('\n')).toEqual(rows.map(({ hash }) => hash));
});

it('erases a teacher whose classes another one takes', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 12');
  const refused = await type(['erase', rivera.username, '--yes']);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('--classes-to')]);
  const toNobody = await type(['erase', rivera.username, '--yes', '--classes-to', rivera.username]);
  expect([toNobody.status, toNobody.stderr]).toEqual([1, expect.stringContaining('no other teacher')]);
  expect((await type(['erase', rivera.username, '--yes', '--classes-to', novak.username])).status).toBe(0);
  expect(await count('classes where id = $1 and teacher_id = $2', room.id, novak.id)).toBe(1);
});
