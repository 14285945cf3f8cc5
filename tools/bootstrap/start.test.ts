import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ends } from '#platform/embedded-postgres/server/testing/processes.ts';
import { SmallRepository } from './testing/small-repository.ts';

const CHECKOUT = dirname(dirname(import.meta.dirname));

let repository: SmallRepository;
beforeEach(() => {
  repository = new SmallRepository(CHECKOUT);
});
afterEach(() => repository.remove());

async function startAndStop(): Promise<void> {
  const started = repository.start();
  await started.serverPid();
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
}

describe('the pages', () => {
  it('are built once, for production, and again only when a source changes', async () => {
    await startAndStop();
    await startAndStop();
    expect(repository.read('builds')).toBe('production ');
    repository.write('src/app/web/page.test.ts', 'a test is no source');
    repository.write('src/app/server/other.ts', 'nor is the server');
    await startAndStop();
    expect(repository.read('builds')).toBe('production ');
    repository.write('src/app/web/page.ts', 'export const page = 2;');
    await startAndStop();
    expect(repository.read('builds')).toBe('production production ');
    repository.write('tools/build/plugin.ts', 'export const plugin = 2;');
    await startAndStop();
    expect(repository.read('builds')).toBe('production production production ');
  });

  it('that cannot be built end the start with the reason', async () => {
    repository.write('node_modules/vite/bin/vite.js', "console.log('page.ts:3 is wrong'); process.exit(1);");
    const started = repository.start();
    expect(await started.ended).toBe(1);
    expect(started.output).toMatch(/page\.ts:3 is wrong\nThe pages could not be built/);
  });
});

describe('the server', () => {
  it('gets one signal when the terminal and npm both pass Ctrl-C on', async () => {
    const started = repository.start();
    await started.serverPid();
    started.child.kill('SIGINT');
    started.child.kill('SIGTERM');
    await sleep(20);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    expect(repository.read('signals')).toBe('SIGTERM ');
  });

  it('is killed when someone asks again a while later', async () => {
    const started = repository.start(['stubborn']);
    const pid = await started.serverPid();
    started.child.kill('SIGINT');
    await sleep(1_200);
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(137);
    expect(await ends(pid)).toBe(true);
  });

  it('gives its exit code to the process that started it', async () => {
    const started = repository.start(['fails']);
    await started.serverPid();
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(7);
  });

  it('ends in order when npm ends its shell and says nothing', async () => {
    const started = repository.startThroughShell();
    const pid = await started.serverPid();
    started.child.kill('SIGTERM');
    expect(await ends(pid)).toBe(true);
    expect(repository.read('signals')).toBe('SIGTERM ');
  });

  it('ends in order when its starter is killed', async () => {
    const started = repository.start();
    const pid = await started.serverPid();
    started.child.kill('SIGKILL');
    expect(await ends(pid)).toBe(true);
    expect(repository.read('signals')).toBe('SIGTERM ');
  });
});

describe('the packages', () => {
  it('that someone installed by hand are taken as they are', async () => {
    await startAndStop();
    expect(repository.read('node_modules/.openleaf-install')).toContain(repository.hash('package-lock.json'));
  });

  it('are asked of npm when the lockfile has others; a registry out of reach is one sentence', async () => {
    const wanted = { version: '1.0.0', resolved: 'http://127.0.0.1:9/leaf.tgz', integrity: 'sha512-AAAA' };
    const packages = { '': { dependencies: { leaf: '1.0.0' } }, 'node_modules/leaf': wanted };
    repository.write('package.json', '{ "name": "small", "dependencies": { "leaf": "1.0.0" } }');
    repository.write('package-lock.json', JSON.stringify({ lockfileVersion: 3, requires: true, packages }));
    const started = repository.start([], {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
    });
    expect(await started.ended).toBe(1);
    expect(started.output).toMatch(/npm does not reach its registry \(ECONNREFUSED\)/);
    expect(started.output).not.toMatch(/\n\s+at /);
  });
});
