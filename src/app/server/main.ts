import { readConfig } from '#platform/config/server/config.ts';
import { ConfigError } from '#platform/config/server/config-error.ts';
import { MigrationError } from '#platform/db/server/migrate.ts';
import { EmbeddedPostgresError } from '#platform/embedded-postgres/server/embedded-postgres-error.ts';
import { RootKept } from '#platform/privilege/server/give-root-up.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { StartError } from './open-database.ts';
import { openService, type Service } from './open-service.ts';

/** Reasons not to start that a person can mend; anything else is a fault of ours and keeps its stack. */
const MENDABLE = [ConfigError, MigrationError, EmbeddedPostgresError, RootKept, StartError];

// Who listens may be gone before us, as in `npm start | tee log` with Ctrl+C; the database is stopped properly all the same.
process.stdout.on('error', () => undefined);
const log = (line: string) => process.stdout.write(`${line}\n`);

const logDemoLogins = () => {
  log('Demo logins:');
  for (const { who, username, password } of DEMO_LOGINS)
    log(`  ${who.padEnd(8)} ${username.padEnd(13)} ${password}`);
};

let service: Promise<Service> | undefined;
let stopping = false;

/** @param exitCode 0 when it was asked for; else the process manager should start Openleaf again. */
async function stop(exitCode: 0 | 1): Promise<void> {
  if (stopping) return;
  stopping = true;
  log('Stopping …');
  await (await service?.catch(() => undefined))?.stop();
  log('Stopped.');
  process.exit(exitCode);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  const config = readConfig(process.env);
  service = openService(config, log);
  const { address, unsupervised } = await service;
  void unsupervised.then(() => stop(1));
  log(`Openleaf is ready: ${address}`);
  if (config.mode === 'demo') logDemoLogins();
} catch (error) {
  const fault = error instanceof Error ? error : new Error(String(error));
  const mendable = MENDABLE.some((kind) => fault instanceof kind);
  process.stderr.write(`${mendable ? fault.message : fault.stack}
`);
  process.exit(1);
}
