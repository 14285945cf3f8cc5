import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { CHECKOUT, type Step } from './read-steps.ts';

const run = promisify(execFile);
/** As .dockerignore has it. */
const IGNORED = new Set(['.git', 'node_modules', 'dist', 'data', 'test-results']);
/** The same, in every folder. */
const SECRETS = /^\.env(\..*)?$/;
const WORKDIR = '/openleaf/';

/** @param root has a folder for each stage. @throws where the step fails. */
export async function runStep({ stage, kind, words, from }: Step, root: string): Promise<void> {
  const folder = join(root, stage);
  if (kind === 'run') {
    await run('/bin/sh', ['-c', words.join(' ')], { cwd: folder, maxBuffer: 64 << 20 });
    return;
  }
  const source = from === undefined ? CHECKOUT : join(root, from);
  const target = words.at(-1) ?? '.';
  for (const word of words.slice(0, -1)) {
    const name = word.replace(WORKDIR, '');
    const to = target === './' && name !== '.' ? join(folder, basename(name)) : join(folder, target);
    await cp(join(source, name), to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) =>
        from !== undefined ||
        (!IGNORED.has(path.slice(CHECKOUT.length + 1)) && !SECRETS.test(basename(path))),
    });
  }
}
