import { expect, it } from 'vitest';
import { countRepeated, filesToRepeat, judge } from './ring-result.ts';

it.each([
  ['all pass', { passed: 3, failed: 0, skipped: 0 }, 0, 3, 0],
  ['one fails', { passed: 2, failed: 1, skipped: 0 }, 1, 2, 1],
  ['one is skipped', { passed: 2, failed: 0, skipped: 1 }, 0, 2, 1],
  ['there are no tests', { passed: 0, failed: 0, skipped: 0 }, 0, 0, 1],
  ['only the runner fails', { passed: 3, failed: 0, skipped: 0 }, 1, 3, 1],
  ['there is no report', undefined, 0, 0, 1],
  ['one passes when repeated', { passed: 3, failed: 0, skipped: 0, repeated: ['a'] }, 0, 3, 0],
])('%s', (_, counts, exitCode, passed, failed) => {
  expect(judge('core', counts, exitCode, 1)).toMatchObject({ ring: 'core', passed, failed, seconds: 1 });
});

it('names the tests that passed only when they were repeated', () => {
  const counts = { passed: 3, failed: 0, skipped: 0, repeated: ['a student reads', 'a teacher reads'] };
  expect(judge('e2e', counts, 0, 1).note).toBe('passed when repeated: a student reads; a teacher reads');
});

it.each([
  ['one file failed', ['a'], ['a']],
  ['three files failed', ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['more files failed than by accident', ['a', 'b', 'c', 'd'], []],
  ['something outside all files failed', undefined, []],
])('repeats what is worth it: %s', (_, failedFiles, repeated) => {
  const counts = { passed: 3, failed: 1, skipped: 0, ...(failedFiles && { failedFiles }) };
  expect(filesToRepeat(counts)).toEqual(repeated);
});

it('counts what passed in its second run as passed, and names it with what was repeated before', () => {
  const first = {
    passed: 3,
    failed: 2,
    skipped: 0,
    repeated: ['a'],
    failedTests: ['b', 'c'],
    failedFiles: ['f'],
  };
  expect(countRepeated(first)).toEqual({ passed: 5, failed: 0, skipped: 0, repeated: ['a', 'b', 'c'] });
});
