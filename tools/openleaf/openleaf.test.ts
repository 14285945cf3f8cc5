import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { makeScreens, type OpenleafProcess, startOpenleaf } from '../harness/openleaf-process.ts';
import { typeCommand } from './testing/type-command.ts';

// A command is a process of its own, and machines are busy.
vi.setConfig({ testTimeout: 60_000 });

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let service: OpenleafProcess;
let env: { DATA_DIR: string; OPENLEAF_WEB_FOLDER: string };

beforeAll(async () => {
  folder = await makeTestFolder();
  env = { DATA_DIR: join(folder.path, 'data'), OPENLEAF_WEB_FOLDER: await makeScreens(folder.path) };
  service = await startOpenleaf(env);
}, 60_000);
afterAll(async () => {
  await service.end('SIGTERM');
  await folder.remove();
}, 60_000);

describe('a command', () => {
  it('works on the embedded database while Openleaf runs, and leaves it running', async () => {
    expect(await typeCommand(['openleaf', 'replay'], env)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Everything is as the answers make it.'),
      stderr: '',
    });
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
  });

  it('says that a name is unknown in one sentence, with status 1', async () => {
    expect(await typeCommand(['openleaf', 'approve-teacher', 'nobody.here'], env)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no teacher with the username "nobody.here".\n',
    });
  });

  it('leaves no demo where there is none', async () => {
    expect(await typeCommand(['openleaf', 'leave-demo'], env)).toEqual({
      status: 1,
      stdout: '',
      stderr: 'This database is not a demo.\n',
    });
  });

  it('makes no database where there is none', async () => {
    const empty = join(folder.path, 'empty');
    const typed = await typeCommand(['openleaf', 'replay'], { DATA_DIR: empty });
    expect(typed).toMatchObject({ status: 1, stdout: '' });
    expect(typed.stderr).toMatch(/^There is no database in .*\n$/);
  });

  it.each([
    { words: [], stderr: '', stdout: /openleaf -- approve-teacher USERNAME/ },
    { words: ['fly'], stderr: /^There is no command "fly"\./, stdout: '' },
    { words: ['approve-teacher'], stderr: /^USERNAME is missing\./, stdout: '' },
    { words: ['approve-teacher', 'a', 'b'], stderr: /^"b" is one word too many\./, stdout: '' },
    { words: ['correct-key', 'a', 'q1', '1'], stderr: /^--reason is missing\./, stdout: '' },
    { words: ['replay', '--fast'], stderr: /^Unknown option '--fast'/, stdout: '' },
  ])(
    'that is used wrongly ends with 2 and says how it is used: $words',
    async ({ words, stderr, stdout }) => {
      const typed = await typeCommand(['openleaf', ...words], env);
      expect(typed.status).toBe(2);
      expect(typed.stderr).toMatch(stderr);
      expect(typed.stdout).toMatch(stdout);
    },
  );

  it('tells its use when asked', async () => {
    const typed = await typeCommand(['openleaf', 'correct-key', '--help'], env);
    expect(typed).toMatchObject({ status: 0, stderr: '' });
    expect(typed.stdout).toContain('correct-key PASSAGE QUESTION OPTION --reason REASON');
  });
});

describe('without a running Openleaf', () => {
  it('a command opens the embedded database by itself and closes it again', async () => {
    await service.end('SIGTERM');
    expect(await typeCommand(['openleaf', 'replay'], env)).toMatchObject({ status: 0, stderr: '' });
    service = await startOpenleaf(env);
    expect((await fetch(`${service.origin}/readyz`)).status).toBe(200);
  }, 60_000);
});
