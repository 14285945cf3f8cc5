import { describe, expect, it } from 'vitest';
import { explainFolderError, explainServerFailure } from './explain-failure.ts';

const systemError = (code: string) => Object.assign(new Error(`${code}: no`), { code });

describe('what PostgreSQL said', () => {
  it.each([
    ['initdb: error: could not write to file "x": No space left on device', 'disk-full', 'No space is left'],
    [
      'FATAL:  could not open file "PG_VERSION": Permission denied',
      'folder-not-writable',
      'could not open file',
    ],
    [
      'FATAL:  could not create lock file "x": Read-only file system',
      'folder-not-writable',
      'could not create',
    ],
    [
      'LOG:  starting\nFATAL:  bogus setting\nLOG:  shut down',
      'start-failed',
      'did not start: bogus setting',
    ],
    ['', 'start-failed', 'without a word'],
  ])('%j is %s', (text, problem, words) => {
    const error = explainServerFailure(text.split('\n'), '/srv/data');
    expect(error).toMatchObject({ problem });
    expect(error.message).toContain(words);
    expect(error.message).toContain('/srv/data');
  });
});

it('names the user whom PostgreSQL does not know', () => {
  const error = explainServerFailure(
    ['initdb: error: could not look up effective user ID 4321: x'],
    '/srv/data',
  );
  expect(error.message).toContain('user 4321 has none');
});

describe('what the operating system said', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EACCES', 'folder-not-writable'],
    ['EROFS', 'folder-not-writable'],
    ['ENOTDIR', 'folder-not-writable'],
  ])('%s is %s', (code, problem) => {
    expect(explainFolderError(systemError(code), '/srv/data')).toMatchObject({ problem });
  });

  it('passes on what is not about the folder', () => {
    const error = systemError('EMFILE');
    expect(explainFolderError(error, '/srv/data')).toBe(error);
  });
});
