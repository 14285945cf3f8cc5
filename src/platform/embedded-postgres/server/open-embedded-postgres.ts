import type { SystemAccount } from '#platform/privilege/server/system-account.ts';
import { prepareCluster } from './create-cluster.ts';
import { type DataFolder, layOut, makeDataFolder, placeDataFolder } from './data-folder.ts';
import { explainFolderError } from './explain-failure.ts';
import { lockFolder } from './folder-lock.ts';
import { keepRunning } from './keep-running.ts';
import { stopLeftOverServer } from './left-over-server.ts';
import type { Log } from './log.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { chooseAccount, type ServerAccount } from './server-account.ts';
import { chooseAddress } from './server-address.ts';
import { DEFAULT_SETTINGS, type ServerSettings, settingArguments } from './server-settings.ts';

export interface EmbeddedPostgresOptions {
  /** An absolute path; made where it is missing. */
  readonly dataDir: string;
  /** True when the operator chose no folder: then it may give way to one that the database's user can reach. */
  readonly dataDirIsDefault?: boolean;
  /** On top of the defaults. */
  readonly settings?: ServerSettings;
  /** The account that this process will have once it gives root up; it still connects then. */
  readonly guest?: SystemAccount | undefined;
  /** The supervisor was killed, and only a new start as root brings another: this process should end. */
  readonly onUnsupervised?: (() => void) | undefined;
  readonly log: Log;
}

export interface EmbeddedPostgres {
  /** For pg, kysely and pg-boss: a database of our own, as the role that owns it and that may create others. */
  readonly url: string;
  /** The folder in use. */
  readonly dataDir: string;
  /** Ends the server once everything is written out, then gives the folder free. Connections are cut. */
  stop(): Promise<void>;
}

/**
 * Opens the database that comes with Openleaf on a folder, alone: PostgreSQL on a private Unix socket, watched by a
 * supervisor that starts it again after a crash and ends it with this process.
 * @throws EmbeddedPostgresError with one clear sentence.
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { folder, account } = await preparePlace(options);
  const lock = await lockFolder(folder);
  try {
    const binaries = await prepareBinaries(folder, account, options.log);
    await stopLeftOverServer(folder, binaries.pgCtl, options.log);
    const password = await prepareCluster(folder, binaries, account);
    const address = await chooseAddress(folder, account, options.guest);
    const settings = { ...DEFAULT_SETTINGS, ...options.settings, ...address.settings };
    const plan = {
      postgres: binaries.postgres,
      pgCtl: binaries.pgCtl,
      args: ['-D', folder.cluster, ...settingArguments(settings)],
      account: account ?? null,
      temporaryFolder: address.temporaryFolder ?? null,
    };
    const server = await keepRunning(plan, folder, {
      log: options.log,
      onUnsupervised: () => options.onUnsupervised?.(),
    });
    return {
      url: address.url(password),
      dataDir: folder.root,
      stop: async () => {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw explainFolderError(error, folder.root);
  }
}

/** The data folder that is used for the options; makes nothing. */
export async function findDataFolder({
  dataDir,
  dataDirIsDefault = false,
  guest,
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'dataDirIsDefault' | 'guest'>): Promise<DataFolder> {
  const account = await chooseAccount(layOut(dataDir).cluster);
  const place = await placeDataFolder(dataDir, !dataDirIsDefault, account);
  // A guest goes the same way, and may lack a right that the database's user has.
  return layOut(guest === undefined ? place : await placeDataFolder(place, !dataDirIsDefault, guest));
}

async function preparePlace(
  options: EmbeddedPostgresOptions,
): Promise<{ folder: DataFolder; account: ServerAccount }> {
  const { dataDir, log } = options;
  const folder = await findDataFolder(options);
  if (folder.root !== dataDir)
    log.info(`The data folder is ${folder.root}, because the database's user cannot reach ${dataDir}.`);
  const account = await chooseAccount(folder.cluster);
  await makeDataFolder(folder, account);
  return { folder, account };
}
