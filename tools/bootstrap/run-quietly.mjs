import { spawn } from 'node:child_process';
import { exitCode } from './exit-code.mjs';
import { ROOT } from './repository.mjs';

/**
 * Runs a program in the checkout and keeps what it writes. A signal meanwhile ends it, and us with it.
 * @returns {Promise<{code: number, output: string}>}
 */
export function runQuietly(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    const stop = (signal) => {
      child.kill(signal);
      process.exit(exitCode(null, signal));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString('utf8') });
    });
  });
}
