import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';
import { findPostgres, type ServerPrograms } from './find-postgres.ts';
import { findOnPath } from './find-program.ts';

/** What the tests need of the machine beside npm's packages. */
export interface Requirements {
  readonly chromium: string;
  readonly postgres: ServerPrograms;
}

/** Something is missing; the message names the one command that brings it. */
export class MissingRequirement extends Error {}

const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation', 'postgresql'];

/**
 * Finds the browser and a PostgreSQL server; as root on Debian it installs them first where they are missing.
 * @throws MissingRequirement
 */
export function findRequirements(): Requirements {
  refuseWrongChoice();
  if (isComplete(look()) || !canInstall()) return complete(look());
  console.error(`Installing ${DEBIAN_PACKAGES.join(', ')} with apt-get ...`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES);
  return complete(look());
}

interface Found {
  readonly chromium: string | undefined;
  readonly postgres: ServerPrograms | undefined;
}

const look = (): Found => ({ chromium: findChromium(), postgres: findPostgres() });

const isComplete = (found: Found): found is Requirements =>
  found.chromium !== undefined && found.postgres !== undefined;

function complete(found: Found): Requirements {
  if (isComplete(found)) return found;
  const missing = [
    found.chromium === undefined ? 'Chromium' : '',
    found.postgres === undefined ? 'a PostgreSQL server (15 or newer)' : '',
  ].filter((name) => name !== '');
  throw new MissingRequirement(
    `The tests need ${missing.join(' and ')}, not found on this machine. Install with: ${installCommand()}`,
  );
}

function refuseWrongChoice(): void {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen === undefined || chosen === '' || findChromium() !== undefined) return;
  throw new MissingRequirement(`CHROMIUM_PATH names ${chosen}, which is not a program.`);
}

function installCommand(): string {
  if (process.platform === 'darwin') return 'brew install postgresql@18 && brew install --cask chromium';
  if (process.platform === 'win32') return 'winget install Google.Chrome PostgreSQL.PostgreSQL.18';
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  return `${sudo}apt-get install -y ${DEBIAN_PACKAGES.join(' ')}`;
}

function canInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && findOnPath(['apt-get']) !== undefined;
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Its output goes to ours: a download of some minutes is not to look like a standstill.
  spawnSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
}
