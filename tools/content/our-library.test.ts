import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLibrary } from '#features/library/core/check-library.ts';
import { isFailure } from '#features/library/core/finding.ts';
import { readContent } from '#features/library/server/read-content.ts';
import { englishDictionary } from './english-dictionary.ts';

it('our own library holds every hard gate', async () => {
  const files = await readContent(join(import.meta.dirname, '../../content'));
  expect(files.length).toBeGreaterThan(0);
  const findings = checkLibrary(files, { dictionary: englishDictionary() });
  expect(findings.filter(isFailure)).toEqual([]);
}, 60_000);
