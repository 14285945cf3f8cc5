import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A server that writes down each signal and ends after the first, a little later. */
const SERVER = `
import { appendFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    appendFileSync('signals', signal + ' ');
    if (process.argv[2] !== 'stubborn') setTimeout(() => process.exit(process.argv[2] === 'fails' ? 7 : 0), 100);
  });
}
setInterval(() => {}, 1000);
console.log('listening ' + process.pid);
`;

/** A bundler that writes down each of its runs. */
const VITE = `
const { appendFileSync, mkdirSync } = require('node:fs');
mkdirSync('dist/web', { recursive: true });
appendFileSync('builds', process.env.NODE_ENV + ' ');
`;

/** A checkout as small as can be: our start command, a bundler and a server of a few lines. */
export class SmallRepository {
  readonly root = mkdtempSync(join(tmpdir(), 'openleaf-start-'));

  constructor(checkout: string) {
    cpSync(join(checkout, 'tools', 'bootstrap'), join(this.root, 'tools', 'bootstrap'), { recursive: true });
    cpSync(join(checkout, 'tools', 'start.mjs'), join(this.root, 'tools', 'start.mjs'));
    this.write('package.json', '{ "name": "small", "type": "module" }');
    this.write('package-lock.json', '{ "name": "small", "lockfileVersion": 3, "packages": { "": {} } }');
    this.write('src/app/server/main.ts', SERVER);
    this.write('src/app/web/page.ts', 'export const page = 1;');
    this.write('tools/build/plugin.ts', 'export const plugin = 1;');
    this.write('node_modules/vite/package.json', '{ "type": "commonjs" }');
    this.write('node_modules/vite/bin/vite.js', VITE);
    this.write('node_modules/.package-lock.json', '{ "packages": {} }');
    const node = join(this.root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
    mkdirSync(dirname(node), { recursive: true });
    symlinkSync(process.execPath, node);
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** The text of a file; empty when it is not there. */
  read(path: string): string {
    try {
      return readFileSync(join(this.root, path), 'utf8');
    } catch {
      return '';
    }
  }

  hash(path: string): string {
    return createHash('sha256').update(this.read(path)).digest('hex');
  }

  /** Runs `tools/start.mjs`. */
  start(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Started {
    const child = spawn(process.execPath, [join('tools', 'start.mjs'), ...args], {
      cwd: this.root,
      env: { ...process.env, NODE_ENV: 'development', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Started(child);
  }

  /** The same as npm does it, through a shell that stays (Debian's). */
  startThroughShell(): Started {
    const command = `"${process.execPath}" tools/start.mjs; exit $?`;
    const child = spawn('sh', ['-c', command], {
      cwd: this.root,
      env: { ...process.env, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Started(child);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** A start command that runs. */
export class Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  output = '';

  constructor(child: ChildProcess) {
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
      });
    }
    this.ended = once(child, 'close').then(([code]) => code as number | null);
  }

  /** The server's process, once it listens. */
  async serverPid(): Promise<number> {
    for (;;) {
      const pid = /listening (\d+)/.exec(this.output)?.[1];
      if (pid !== undefined) return Number(pid);
      if (this.child.exitCode !== null) throw new Error(`It ended early: ${this.output}`);
      await once(this.child.stdout ?? this.child, 'data');
    }
  }
}
