import { statfs } from 'node:fs/promises';
import { selectDemoMark } from '#app/server/demo-queries.ts';
import { reachConfiguredDatabase, StartError } from '#app/server/open-database.ts';
import { selectNewestBackup } from '#platform/backup/server/backups-queries.ts';
import type { Config } from '#platform/config/server/config.ts';
import { selectServerTime } from '#platform/db/server/server-queries.ts';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/server/embedded-postgres-error.ts';
import { tryMailServer } from '#platform/mail/server/mail-line.ts';
import { pagesAreCurrent } from '../../bootstrap/build-web.mjs';
import type { FoundDatabase, FoundMail, Installation } from './judge-installation.ts';

/** Looks at the machine and at the database of the configuration; changes nothing. */
export async function inspectInstallation(config: Config): Promise<Installation> {
  return {
    node: process.version,
    freeBytes: await freeBytes(config.dataDir),
    mode: config.mode,
    hasPublicOrigin: config.publicOrigin !== undefined,
    hasProxy: config.trustProxy !== false,
    mail: await inspectMail(config),
    pagesAreCurrent: await pagesAreCurrent(),
    database: await inspectDatabase(config),
  };
}

async function inspectMail({ mail, mode }: Config): Promise<FoundMail> {
  if (!mail || mode === 'demo') return { kind: 'none' };
  const reason = await tryMailServer(mail.server);
  return reason === undefined ? { kind: 'reached' } : { kind: 'not-reached', reason };
}

const freeBytes = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );

async function inspectDatabase(config: Config): Promise<FoundDatabase> {
  try {
    const { database, close } = await reachConfiguredDatabase(config);
    try {
      const asked = Date.now();
      const theirs = await selectServerTime(database.db);
      const ours = (asked + Date.now()) / 2;
      return {
        kind: 'reached',
        isDemo: (await selectDemoMark(database.db)) !== undefined,
        aheadMs: theirs.getTime() - ours,
        newestBackup: await selectNewestBackup(database.db),
      };
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError && error.problem === 'no-database') return { kind: 'none' };
    if (error instanceof EmbeddedPostgresError || error instanceof StartError)
      return { kind: 'not-reached', reason: error.message };
    throw error;
  }
}
