import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { exitCode } from './exit-code.mjs';
import { projectNode } from './project-node.mjs';
import { inRoot, ROOT } from './repository.mjs';

/** Ctrl-C comes twice within a moment, from the terminal and from npm; later than this it is meant. Milliseconds. */
const SAME_WISH = 1_000;
/** Milliseconds between two looks at our parent. */
const PARENT_LOOK = 100;

/**
 * Runs one of the repository's programs on its Node until it ends, in a process group of its own, so that every signal
 * comes through here and reaches it once. A second signal means that the person waits no longer: the program is killed (the
 * embedded database is closed in order even then).
 * @param {string} program its path in the checkout.
 * @returns {Promise<number>} its exit code.
 */
export function runForeground(program, args) {
  const lifeline = pathToFileURL(inRoot('tools', 'bootstrap', 'lifeline.mjs')).href;
  const options = ['--disable-warning=ExperimentalWarning', '--import', lifeline];
  const child = spawn(projectNode(), [...options, inRoot(program), ...args], {
    cwd: ROOT,
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let asked;
  const ask = () => {
    const again = asked !== undefined && Date.now() - asked > SAME_WISH;
    if (asked === undefined) child.kill('SIGTERM');
    if (again) killGroup(child);
    asked ??= Date.now();
  };
  const watch = watchParent(ask);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * npm runs us through a shell and passes a signal to that shell only, which on Debian dies of it and says nothing. Our
 * parent is another one then. Outside npm a parent may go (`nohup`), and nothing follows from it.
 */
function watchParent(onGone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_LOOK);
  return timer;
}

/** Ends the program and what it started in its group. */
function killGroup(child) {
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}
