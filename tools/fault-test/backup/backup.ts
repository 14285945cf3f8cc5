import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { backupPlan } from '#app/server/backup-plan.ts';
import { makeBackup } from '#app/server/make-backup.ts';
import { restoreFromBackup } from '#app/server/restore-from-backup.ts';
import { type WrittenBackup, writeBackup } from '#platform/backup/server/write-backup.ts';
import { startAnswering } from '../../harness/answering.ts';
import { loginCall, openClient } from '../../harness/client.ts';
import { count, none, seconds, some } from '../../harness/figures.ts';
import { fillSchool } from '../../harness/fill-school.ts';
import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import type { Outcome, ReportedRun, RunOptions } from '../../harness/report.ts';
import { using } from '../../harness/report.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { typeCommand } from '../../openleaf/testing/type-command.ts';
import { selectKeysOf } from './backup-queries.ts';
import { tryDamaged } from './damaged-files.ts';
import { tablesUnlike } from './tables-unlike.ts';

const ANSWERS = { small: 3_000, full: 1_000_000 };
/** Answers a second while the backup is written. */
const RATE = { small: 10, full: 50 };
/** There and back (trust.md, "Backups restore"). */
const MOST_SECONDS = 120;
const FINISH_MS = 20_000;
/** Students answer for so long before the backup begins. */
const BEFORE_MS = 3_000;
const QUIET = () => {};

/** A school is backed up while it answers, restored into a database of the other kind, and goes on there. */
export const backup: ReportedRun = {
  faultDescription: 'the backup leaves the table of points out',
  run: (options) => {
    const kind = options.database ?? 'embedded';
    const other = kind === 'embedded' ? 'separate' : 'embedded';
    return using(TestEnvironment.open(kind), (source) =>
      using(TestEnvironment.open(other), (target) => moveSchool(source, target, options)),
    );
  },
};

async function moveSchool(
  source: TestEnvironment,
  target: TestEnvironment,
  options: RunOptions,
): Promise<Outcome> {
  const size = options.small ? 'small' : 'full';
  const plan = { answers: Number(options.given['answers'] ?? ANSWERS[size]), seed: options.seed };
  const { school } = await fillSchool(source, plan, options);
  const written = await backUpWhileAnswering(source, school, options);
  const damaged = await target.storage.work((database) =>
    tryDamaged(database, written.file, {
      folder: join(target.storage.folder, 'damaged'),
      small: options.small,
    }),
  );
  options.onProgress(`${damaged.tried} damaged files tried`);
  const copied = await restoreAndCompare(target, written, options);
  const lived = await liveOn(target, { school, dataDir: written.dataDir, erased: written.erased });
  return {
    figures: [
      seconds('backup and restore together', written.seconds + copied.seconds, {
        gate: { atMost: MOST_SECONDS },
      }),
      seconds('backup while students answer', written.seconds),
      seconds('restore into a database of the other kind', copied.seconds),
      some('answers in the backup', copied.answers),
      some('answers acknowledged before the backup', written.keysBefore.size),
      none('of these missing in the copy', copied.missing),
      none('answers refused while the backup was written', written.refused),
      none('tables unlike those that were backed up', copied.unlike.length),
      none('broken invariants', copied.broken.length),
      some('damaged or foreign files tried', damaged.tried),
      none('of these that were taken', damaged.taken.length),
      none('of these that changed something', damaged.changed.length),
      none('of these refused with another text than one sentence', damaged.untold.length),
      none('logins that fail in the copy', lived.failedLogins),
      none('old sessions that still open something', lived.oldSessions),
      none('erased children who can log in', lived.erasedIn),
      count('size of the file, MB', Math.round(written.bytes / 1e5) / 10),
    ],
    notes: [
      ...damaged.taken.map((what) => `taken: ${what}`),
      ...damaged.changed.map((what) => `changed: ${what}`),
      ...damaged.untold.slice(0, 3),
      ...copied.broken.slice(0, 3),
      ...copied.unlike.slice(0, 5).map((name) => `unlike: ${name}`),
    ],
  };
}

interface Written extends WrittenBackup {
  readonly file: string;
  readonly seconds: number;
  readonly dataDir: string;
  readonly keysBefore: ReadonlySet<string>;
  readonly refused: number;
  readonly erased: SchoolStudent;
}

/** The last of the students is erased when the backup is there. */
async function backUpWhileAnswering(
  source: TestEnvironment,
  school: School,
  { small, seed, injectFault, onProgress }: RunOptions,
): Promise<Written> {
  const dataDir = dataDirOf(source);
  const server = await source.startServer({ env: { DATA_DIR: dataDir } });
  const [erased] = school.students.slice(-1);
  if (erased === undefined) throw new Error('The school has no students.');
  const students = school.students.slice(2, -1);
  const answering = startAnswering({
    school,
    students,
    rate: small ? RATE.small : RATE.full,
    seed,
    origin: server.origin,
  });
  await answering.acknowledgedAfter(performance.now());
  await sleep(BEFORE_MS);
  const keysBefore = new Set(
    answering.sent.filter(({ outcome }) => outcome === 'acknowledged').map(({ key }) => key),
  );
  const file = join(source.storage.folder, 'school.tar.gz');
  const began = performance.now();
  const written = await write(source, file, injectFault);
  const took = (performance.now() - began) / 1000;
  onProgress(`backed up in ${took.toFixed(1)} s`);
  await answering.finish(FINISH_MS);
  onProgress('a child is erased');
  const typed = await typeCommand(['openleaf', 'erase', erased.username, '--yes'], {
    ...source.storage.env,
    DATA_DIR: dataDir,
  });
  if (typed.status !== 0) throw new Error(`Nobody was erased: ${typed.stderr}`);
  const refused = answering.sent.filter(({ outcome }) => outcome === 'refused').length;
  await source.disconnect();
  await server.end('SIGTERM');
  return { ...written, file, seconds: took, dataDir, keysBefore, refused, erased };
}

const write = (source: TestEnvironment, file: string, injectFault: boolean): Promise<WrittenBackup> =>
  injectFault
    ? writeBackup(source.database.pool, file, {
        ...backupPlan,
        leftOut: [...backupPlan.leftOut, 'points_ledger'],
        now: new Date(),
        onProgress: QUIET,
      })
    : makeBackup(source.database, file, { now: () => new Date(), log: QUIET });

/** Also where the database is on a server, erasures are noted here. */
const dataDirOf = ({ storage }: TestEnvironment): string =>
  storage.env['DATA_DIR'] ?? join(storage.folder, 'data');

async function restoreAndCompare(target: TestEnvironment, written: Written, { onProgress }: RunOptions) {
  return target.storage.work(async (database) => {
    const began = performance.now();
    await restoreFromBackup(database, {
      file: written.file,
      replaces: false,
      dataDir: join(target.storage.folder, 'no-note'),
      moves: true,
      log: QUIET,
    });
    const took = (performance.now() - began) / 1000;
    onProgress(`restored in ${took.toFixed(1)} s`);
    const again = join(target.storage.folder, 'again.tar.gz');
    const copy = await writeBackup(database.pool, again, {
      ...backupPlan,
      now: new Date(),
      onProgress: QUIET,
    });
    const stored = await selectKeysOf(database.pool, [...written.keysBefore]);
    return {
      seconds: took,
      unlike: tablesUnlike(written, copy),
      broken: await selectBrokenInvariants(database.pool),
      missing: written.keysBefore.size - stored.length,
      answers: copy.tables.find(({ name }) => name === 'public.answers')?.rows ?? 0,
    };
  });
}

interface Moved {
  readonly school: School;
  /** Of the source: the note of erasures goes with the school. */
  readonly dataDir: string;
  readonly erased: SchoolStudent;
}

async function liveOn(target: TestEnvironment, { school, dataDir, erased }: Moved) {
  const to = dataDirOf(target);
  await mkdir(to, { recursive: true });
  await copyFile(join(dataDir, 'erased-accounts'), join(to, 'erased-accounts'));
  const server = await target.startServer({ env: { DATA_DIR: to } });
  const client = openClient(server.origin);
  try {
    const statusOf = async (username: string) =>
      (await client.call(loginCall(username, school.password))).status;
    const kept = school.students.slice(0, 2);
    const statuses = await Promise.all(kept.map(({ username }) => statusOf(username)));
    const old = await client.call({ method: 'GET', path: 'auth/session', token: kept[0]?.token });
    return {
      failedLogins: statuses.filter((status) => status !== 200).length,
      oldSessions: old.status === 401 ? 0 : 1,
      erasedIn: (await statusOf(erased.username)) === 401 ? 0 : 1,
    };
  } finally {
    await client.close();
    await target.disconnect();
    await server.end('SIGTERM');
  }
}
