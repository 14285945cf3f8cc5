import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainServerFailure } from '#platform/embedded-postgres/server/explain-failure.ts';
import { freePort } from '#platform/embedded-postgres/server/free-port.ts';
import { handOver } from '#platform/embedded-postgres/server/hand-over.ts';
import type { Log } from '#platform/embedded-postgres/server/log.ts';
import { runProgram } from '#platform/embedded-postgres/server/run-program.ts';
import { NOBODY, type ServerAccount } from '#platform/embedded-postgres/server/server-account.ts';
import { settingArguments } from '#platform/embedded-postgres/server/server-settings.ts';
import { startSupervised } from '#platform/embedded-postgres/server/supervised-server.ts';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { isRoot } from '#platform/privilege/server/give-root-up.ts';
import type { ServerPrograms } from './find-postgres.ts';

export interface SeparateServer {
  readonly url: string;
  /** Holds `postmaster.pid`, the process of the running server in its first line. */
  readonly cluster: string;
  stop(): Promise<void>;
}

const ROLE = 'openleaf';

/**
 * A PostgreSQL server as a school's own would be: the distribution's, over TCP on the loopback, empty, on a free port.
 * Its supervisor starts it again after a crash, and ends it and removes its folder when it is stopped or when we are gone.
 * With `keep`, what it acknowledges survives a power cut; without, it is quick. `log` hears when it crashes.
 */
export async function startSeparateServer(
  { folder }: ServerPrograms,
  { keep = false, log = console }: { readonly keep?: boolean; readonly log?: Log } = {},
): Promise<SeparateServer> {
  const home = await makeTestFolder();
  // initdb asks for the name of its user.
  const account = isRoot() ? NOBODY : undefined;
  handOver(home.path, account);
  const cluster = join(home.path, 'cluster');
  const password = randomBytes(16).toString('hex');
  await mkdir(cluster, { mode: 0o700 });
  handOver(cluster, account);
  await initialize(join(folder, 'initdb'), cluster, password, account);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: '',
    max_connections: '200',
    // The folder is thrown away; the embedded server is tested as it is shipped.
    fsync: keep ? 'on' : 'off',
    lc_messages: 'C',
    log_destination: 'stderr',
    log_min_messages: 'log',
  };
  const plan = {
    postgres: join(folder, 'postgres'),
    pgCtl: join(folder, 'pg_ctl'),
    args: ['-D', cluster, ...settingArguments(settings)],
    account: account ?? null,
    temporaryFolder: home.path,
  };
  const server = await startSupervised(plan, { log, dataDir: home.path, onLost: () => {} });
  return {
    url: `postgresql://${ROLE}:${password}@127.0.0.1:${port}/postgres`,
    cluster,
    stop: () => server.stop(),
  };
}

async function initialize(
  initdb: string,
  cluster: string,
  password: string,
  account: ServerAccount,
): Promise<void> {
  const file = `${cluster}.password`;
  await writeFile(file, password, { mode: 0o600 });
  handOver(file, account);
  const locale = process.platform === 'win32' ? 'C' : 'C.UTF-8';
  const options = [
    '--auth=scram-sha-256',
    `--pwfile=${file}`,
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--no-sync',
  ];
  const result = await runProgram(initdb, ['-D', cluster, `--username=${ROLE}`, ...options], account);
  if (!result.ok) throw explainServerFailure(result.lines, cluster);
}
