import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Image } from './read-steps.ts';

const START_TIMEOUT_MS = 120_000;

/** Starts the service of a folder as its image would, and asks whether it is ready. @throws when it is not. */
export async function startImage(
  folder: string,
  { environment, command }: Pick<Image, 'environment' | 'command'>,
): Promise<string> {
  const [, ...args] = command;
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...environment,
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  try {
    const origin = await originOf(() => output);
    const { status } = await fetch(`${origin}/readyz`);
    const page = await (await fetch(origin)).text();
    if (status !== 200 || !page.includes('<html')) throw new Error(`It answers ${status}: ${output}`);
    return 'The service gets ready and serves its first page.';
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  }
}

async function originOf(output: () => string): Promise<string> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 100) {
    const origin = /ready: (http:\S+)/.exec(output())?.[1];
    if (origin !== undefined) return origin;
    await sleep(100);
  }
  throw new Error(`It does not get ready: ${output()}`);
}
