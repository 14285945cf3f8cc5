import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { basename } from 'node:path';
import { withProgress } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { inRoot, ROOT } from './repository.mjs';
import { runQuietly } from './run-quietly.mjs';

const LOCK = inRoot('package-lock.json');
/** What npm writes when an installation is complete. */
const INSTALLED = inRoot('node_modules', '.package-lock.json');
const STAMP = inRoot('node_modules', '.openleaf-install');
/** Free disk that an installation needs, npm's cache included. Bytes. */
const NEEDED = 1.5e9;

/**
 * No install script runs: none is needed, and none can do harm. Packages for development are installed whatever
 * NODE_ENV says, because the pages are built here.
 */
const NPM_OPTIONS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  // npm's own patience with a registry out of reach is more than a minute.
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
];

/** Installs the packages of package-lock.json when they are missing or others. Cheap when there is nothing to do. */
export async function ensureInstalled() {
  const lock = await fs.readFile(LOCK, 'utf8');
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
  if ((await readIfThere(STAMP)) === stamp) return;
  if (!(await holds(lock))) await install();
  await fs.writeFile(STAMP, stamp);
}

/** Whether someone has installed the same packages already. */
async function holds(lock) {
  const installed = await readIfThere(INSTALLED);
  if (installed === undefined) return false;
  const present = JSON.parse(installed).packages;
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, wanted]) =>
      path === '' ||
      (present[path] ?? (wanted.optional ? wanted : undefined))?.integrity === wanted.integrity,
  );
}

async function install() {
  await refuseFullDisk();
  const { code, output } = await withProgress('Installing packages', () => runNpm(['ci', ...NPM_OPTIONS]));
  if (code !== 0) throw new Refusal(explain(output));
}

async function refuseFullDisk() {
  const { bavail, bsize } = await fs.statfs(ROOT);
  if (bavail * bsize < NEEDED)
    throw new Refusal(fullDisk(`only ${Math.round((bavail * bsize) / 1e6)} MB are free`));
}

function runNpm(args) {
  // npm says where it is when it runs us; a second one on the PATH may be another version.
  const npm = process.env.npm_execpath;
  if (npm !== undefined && basename(npm) === 'npm-cli.js' && existsSync(npm)) {
    return runQuietly(process.env.npm_node_execpath ?? process.execPath, [npm, ...args]);
  }
  return runQuietly('npm', args, { shell: process.platform === 'win32' }).catch(() => {
    throw new Refusal(
      'Openleaf needs npm to install its packages, and there is none. Install Node.js with npm.',
    );
  });
}

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT|ENETUNREACH/;

function explain(output) {
  const network = NETWORK.exec(output);
  if (network !== null) {
    return `npm does not reach its registry (${network[0]}). Check the network, or npm's proxy and registry settings, and start again.`;
  }
  if (/ENOSPC/.test(output)) return fullDisk('it is full');
  if (/EACCES|EPERM|EROFS/.test(output))
    return `npm may not write to ${inRoot('node_modules')}. Give this user the right to.`;
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const reason = lines
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, ''))
    .find((line) => line.length > 0 && !line.startsWith('code '));
  return `npm could not install the packages: ${reason ?? 'it gave no reason'}`;
}

const fullDisk = (detail) =>
  `The packages need about ${NEEDED / 1e9} GB on the disk of ${ROOT}, and ${detail}. Make room and start again.`;

async function readIfThere(path) {
  try {
    return await fs.readFile(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
