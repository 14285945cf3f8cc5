import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { withProgress } from './progress.mjs';
import { projectNode } from './project-node.mjs';
import { Refusal } from './refusal.mjs';
import { inRoot, ROOT } from './repository.mjs';
import { runQuietly } from './run-quietly.mjs';

const STAMP = inRoot('dist', 'web', '.build-stamp');
/** Files beside `src` that the bundle is made of. */
const OTHERS =
  /^(index\.html|vite\.config\.ts|postcss\.config\.\w+|package-lock\.json|tsconfig[\w.]*\.json)$/;
/** The segments that the browser may import from. */
const SEGMENT = /[\\/](web|core|contract)[\\/]|^tools[\\/]build[\\/]/;
const TEST = /\.test\.tsx?$/;

/** Builds the pages when what they are made of has changed since the last time. */
export async function ensureBuilt() {
  const stamp = await hashSources();
  if (await isBuiltFrom(stamp)) return;
  const { code, output } = await withProgress('Building the pages', build);
  if (code !== 0) throw new Refusal(`${output.trim()}\nThe pages could not be built; the reason is above.`);
  await writeFile(STAMP, stamp);
}

/**
 * Whether the pages were built from the sources that are here; undefined in an image, which has none to build from.
 * @returns {Promise<boolean | undefined>}
 */
export async function pagesAreCurrent() {
  return existsSync(inRoot('vite.config.ts')) ? isBuiltFrom(await hashSources()) : undefined;
}

const isBuiltFrom = async (stamp) => existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === stamp;

function build() {
  const vite = inRoot('node_modules', 'vite', 'bin', 'vite.js');
  return runQuietly(projectNode(), [vite, 'build'], { env: { ...process.env, NODE_ENV: 'production' } });
}

/** One hash of all names and contents: unlike times, it survives a checkout and tells a real change. */
async function hashSources() {
  const others = (await readdir(ROOT)).filter((name) => OTHERS.test(name)).map((name) => inRoot(name));
  const sources = await Promise.all(['src', 'tools/build'].map((folder) => sourcesIn(inRoot(folder))));
  const files = [...others, ...sources.flat()].sort((a, b) => (a < b ? -1 : 1));
  const hash = createHash('sha256');
  const contents = await Promise.all(files.map((file) => readFile(file)));
  for (const [index, file] of files.entries()) {
    hash.update(`${relative(ROOT, file)}\0${contents[index].length}\0`).update(contents[index]);
  }
  return hash.digest('hex');
}

/** @returns {Promise<string[]>} */
async function sourcesIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.map((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return SEGMENT.test(relative(ROOT, path)) && !TEST.test(path) ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}
