import { expect, it } from 'vitest';
import { type Installation, judgeInstallation } from './judge-installation.ts';

const NOW = new Date('2026-11-30T08:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const reached = { kind: 'reached', isDemo: false, aheadMs: 0, newestBackup: hoursAgo(6) } as const;
const SOUND: Installation = {
  node: 'v24.21.0',
  freeBytes: 50e9,
  mode: 'production',
  hasPublicOrigin: true,
  hasProxy: true,
  mail: { kind: 'reached' },
  pagesAreCurrent: true,
  database: reached,
};
const notGood = (found: Installation) =>
  judgeInstallation(found, NOW)
    .filter(({ level }) => level !== 'good')
    .map(({ level, sentence }) => `${level}: ${sentence}`);

it('finds nothing in a sound installation', () => {
  expect(notGood(SOUND)).toEqual([]);
  expect(judgeInstallation(SOUND, NOW).map(({ sentence }) => sentence)).toContain(
    'The newest backup is 6 hours old.',
  );
});

it.each<[string, Partial<Installation>, RegExp]>([
  ['another Node', { node: 'v22.18.0' }, /^look: Node is v22/],
  ['little room', { freeBytes: 4.9e9 }, /^look: 4\.9 GB are free/],
  ['no room', { freeBytes: 0.9e9 }, /^wrong: 0\.9 GB are free/],
  ['a folder that cannot be read', { freeBytes: undefined }, /^look: The folder of DATA_DIR/],
  ['no database', { database: { kind: 'none' } }, /^look: There is no database yet/],
  [
    'a database that is away',
    { database: { kind: 'not-reached', reason: 'It is away.' } },
    /^wrong: It is away/,
  ],
  ['a demo in production', { database: { ...reached, isDemo: true } }, /^wrong: The database is a demo/],
  [
    'clocks apart',
    { database: { ...reached, aheadMs: -5_001 } },
    /^wrong: The clocks .* are 5 seconds apart/,
  ],
  ['no backup', { database: { ...reached, newestBackup: undefined } }, /^wrong: There is no backup yet/],
  ['an old backup', { database: { ...reached, newestBackup: hoursAgo(49) } }, /^wrong: .* 49 hours old/],
  ['no address', { hasPublicOrigin: false }, /^look: PUBLIC_ORIGIN/],
  ['no proxy', { hasProxy: false }, /^look: TRUST_PROXY/],
  ['no mail', { mail: { kind: 'none' } }, /^look: SMTP_URL/],
  [
    'a mail server that is away',
    { mail: { kind: 'not-reached', reason: 'connect ECONNREFUSED' } },
    /^wrong: The mail server of SMTP_URL cannot be used: connect ECONNREFUSED$/,
  ],
  ['pages of another version', { pagesAreCurrent: false }, /^look: The pages were not built from this/],
])('names %s, and nothing else', (_what, change, sentence) => {
  const found = notGood({ ...SOUND, ...change });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(sentence);
});

it('takes clocks five seconds apart and a backup of 48 hours', () => {
  const database = { ...reached, aheadMs: 5_000, newestBackup: hoursAgo(48) };
  expect(notGood({ ...SOUND, database })).toEqual([]);
});

it('asks a demo for no backup and no variables', () => {
  const database = { ...reached, isDemo: true, newestBackup: undefined };
  expect(
    notGood({
      ...SOUND,
      mode: 'demo',
      hasPublicOrigin: false,
      hasProxy: false,
      mail: { kind: 'none' },
      database,
    }),
  ).toEqual([]);
});

it('says nothing about pages where there are no sources, as in an image', () => {
  const told = judgeInstallation({ ...SOUND, pagesAreCurrent: undefined }, NOW);
  expect(told.filter(({ sentence }) => sentence.includes('pages'))).toEqual([]);
});
