/** What the doctor found. */
export interface Installation {
  /** Such as `v24.21.0`. */
  readonly node: string;
  /** Free bytes of the disk of DATA_DIR; undefined where it cannot be read. */
  readonly freeBytes: number | undefined;
  readonly mode: 'demo' | 'production';
  readonly hasPublicOrigin: boolean;
  readonly hasProxy: boolean;
  readonly mail: FoundMail;
  /** Whether the pages were built from the sources that are here; undefined where there are no sources to tell. */
  readonly pagesAreCurrent: boolean | undefined;
  readonly database: FoundDatabase;
}

export type FoundMail =
  | { readonly kind: 'none' }
  | { readonly kind: 'reached' }
  | { readonly kind: 'not-reached'; readonly reason: string };

export type FoundDatabase =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-reached'; readonly reason: string }
  | {
      readonly kind: 'reached';
      readonly isDemo: boolean;
      /** By how much the clock of the database is ahead of ours, in milliseconds. */
      readonly aheadMs: number;
      readonly newestBackup: Date | undefined;
    };

export interface Finding {
  /** `wrong` makes the exit status 1. */
  readonly level: 'good' | 'look' | 'wrong';
  readonly sentence: string;
}

const good = (sentence: string): Finding => ({ level: 'good', sentence });
const look = (sentence: string): Finding => ({ level: 'look', sentence });
const wrong = (sentence: string): Finding => ({ level: 'wrong', sentence });

const GIGABYTE = 1e9;
/** Less is no room for a school year and its backups. */
const LITTLE_DISK = 5 * GIGABYTE;
const NO_DISK = 1 * GIGABYTE;
const HOUR_MS = 3_600_000;
/** The alarm of the monitoring comes at the same age. */
const OLD_BACKUP_MS = 48 * HOUR_MS;
/** Sessions, weeks and codes of a second factor go by the clock. */
const MOST_SKEW_MS = 5_000;

/** What is good, what the operator should look at, and what is wrong, in the order of the report. */
export function judgeInstallation(found: Installation, now: Date): Finding[] {
  return [
    judgeNode(found.node),
    judgeDisk(found.freeBytes),
    ...judgePages(found.pagesAreCurrent),
    ...judgeDatabase(found, now),
    ...judgeVariables(found),
  ];
}

const judgeNode = (node: string): Finding =>
  node.startsWith('v24.')
    ? good(`Node is ${node}.`)
    : look(`Node is ${node}; Openleaf is tested on Node 24. npm start uses the right one.`);

function judgeDisk(freeBytes: number | undefined): Finding {
  if (freeBytes === undefined) return look('The folder of DATA_DIR is not there yet, or cannot be read.');
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free on the disk of DATA_DIR.`;
  if (freeBytes < NO_DISK) return wrong(`${free} Make room before you start.`);
  return freeBytes < LITTLE_DISK ? look(`${free} A school year with backups needs more.`) : good(free);
}

function judgePages(areCurrent: boolean | undefined): Finding[] {
  if (areCurrent === undefined) return [];
  return [
    areCurrent
      ? good('The pages are those of this version.')
      : look(
          'The pages were not built from this version. npm start builds them; without it run: node tools/bootstrap/build.mjs',
        ),
  ];
}

function judgeDatabase({ database, mode }: Installation, now: Date): Finding[] {
  if (database.kind === 'none') return [look('There is no database yet. The first start makes it.')];
  if (database.kind === 'not-reached') return [wrong(database.reason)];
  const { isDemo, aheadMs, newestBackup } = database;
  return [
    good('The database answers and is prepared for this version.'),
    ...(isDemo && mode === 'production'
      ? [wrong('The database is a demo, whose logins are published. Run: npm run openleaf -- leave-demo')]
      : []),
    Math.abs(aheadMs) > MOST_SKEW_MS
      ? wrong(
          `The clocks of the database and of this machine are ${(Math.abs(aheadMs) / 1000).toFixed(0)} seconds apart. Set both by a time server.`,
        )
      : good('The clocks of the database and of this machine agree.'),
    ...(mode === 'demo' ? [] : [judgeBackup(newestBackup, now)]),
  ];
}

function judgeBackup(newest: Date | undefined, now: Date): Finding {
  if (newest === undefined) return wrong('There is no backup yet. Run: npm run openleaf -- backup FILE');
  const hours = Math.floor((now.getTime() - newest.getTime()) / HOUR_MS);
  const age = `The newest backup is ${hours} ${hours === 1 ? 'hour' : 'hours'} old.`;
  return now.getTime() - newest.getTime() > OLD_BACKUP_MS ? wrong(`${age} Back up each night.`) : good(age);
}

function judgeVariables({ mode, hasPublicOrigin, hasProxy, mail }: Installation): Finding[] {
  if (mode === 'demo') return [good('It is a demo: it serves this machine alone and sends no mail.')];
  return [
    hasPublicOrigin
      ? good('PUBLIC_ORIGIN is set.')
      : look('PUBLIC_ORIGIN is not set: calls under any name are answered, and nobody comes over HTTPS.'),
    hasProxy
      ? good('TRUST_PROXY is set.')
      : look('TRUST_PROXY is not set: behind a proxy all people would share one address and its limits.'),
    judgeMail(mail),
  ];
}

function judgeMail(mail: FoundMail): Finding {
  if (mail.kind === 'none') return look('SMTP_URL is not set: mails are kept for the administrator to read.');
  if (mail.kind === 'reached')
    return good(
      'The mail server answers. The administrator’s Mail page shows what was sent and what was not.',
    );
  return wrong(`The mail server of SMTP_URL cannot be used: ${mail.reason}`);
}
