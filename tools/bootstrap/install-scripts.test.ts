import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const CHECKOUT = dirname(dirname(import.meta.dirname));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openleaf-npmrc-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('npm runs no script of a package that is installed into a checkout', () => {
  copyFileSync(join(CHECKOUT, '.npmrc'), join(folder, '.npmrc'));
  const script = "node -e \"require('node:fs').writeFileSync('ran', '')\"";
  mkdirSync(join(folder, 'leaf'));
  writeFileSync(
    join(folder, 'leaf', 'package.json'),
    JSON.stringify({ name: 'leaf', version: '1.0.0', scripts: { postinstall: script } }),
  );
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'checkout', dependencies: { leaf: 'file:leaf' } }),
  );
  // Ours is not asked: only the file counts.
  const { npm_config_ignore_scripts: _ours, ...env } = process.env;
  execFileSync('npm', ['install', '--offline'], { cwd: folder, env, stdio: 'ignore' });
  expect(existsSync(join(folder, 'node_modules', 'leaf', 'package.json'))).toBe(true);
  expect(existsSync(join(folder, 'leaf', 'ran'))).toBe(false);
});
