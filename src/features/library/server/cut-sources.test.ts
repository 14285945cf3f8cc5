import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { passagesOf } from '../core/check-library.ts';
import { isCutSource } from '../core/cut-source.ts';
import { readContent } from './read-content.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

it('has no source in the library that stops before its end', async () => {
  const passages = passagesOf(await readContent(resolve(ROOT, 'content')));
  const sources = passages.flatMap(({ id, claims }) =>
    claims.flatMap(({ source }) => (source === undefined ? [] : [{ id, source }])),
  );
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(({ source }) => isCutSource(source))).toEqual([]);
});
