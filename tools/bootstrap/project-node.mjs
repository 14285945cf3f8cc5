import { existsSync } from 'node:fs';
import { Refusal } from './refusal.mjs';
import { inRoot } from './repository.mjs';

/** The first Node that runs TypeScript as it is, without a flag. */
const OLDEST = [22, 18];

/**
 * The Node that runs Openleaf: the one that npm installed with it, or, on a platform that has no such package, this one
 * if it is new enough.
 */
export function projectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const installed = inRoot('node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(installed)) return installed;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new Refusal(
    `Openleaf needs Node ${OLDEST.join('.')} or newer on this machine (${platform}-${process.arch}); ` +
      `this is ${process.version}. Get a newer one from https://nodejs.org and start again.`,
  );
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
