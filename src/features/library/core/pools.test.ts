import { expect, it } from 'vitest';
import { fixtures } from './fixture-passage.ts';
import type { Passage } from './passage-file.ts';
import { guessingPools, type Pool, pretestPools, sharePools, wholeLevels } from './pools.ts';

const atLevel = (level: number, count: number, use: Passage['use'] = 'practice'): Passage[] =>
  fixtures(count, (draft) => Object.assign(draft, { level, use }));

const shown = (pools: readonly Pool[]): string[] =>
  pools.map(({ where, passages, advisory }) => `${where}: ${passages.length}${advisory ? ' advisory' : ''}`);

it('judges a young library as a whole, and only shows it below 24 passages', () => {
  expect(shown(sharePools([]))).toEqual([]);
  expect(shown(sharePools([...atLevel(3, 12), ...atLevel(4, 11)]))).toEqual([
    'practice library: 23 advisory',
  ]);
  expect(shown(sharePools([...atLevel(3, 12), ...atLevel(4, 12)]))).toEqual(['practice library: 24']);
});

it('judges a level by itself from 24 passages on', () => {
  expect(shown(sharePools([...atLevel(3, 24), ...atLevel(4, 5)]))).toEqual([
    'level 3: 24',
    'practice library: 29',
  ]);
});

it('leaves the whole out when every level is full', () => {
  const full = Array.from({ length: 12 }, (_, at) => atLevel(at + 1, 24)).flat();
  expect(shown(sharePools(full)).map((one) => one.split(':')[0])).toEqual(
    Array.from({ length: 12 }, (_, at) => `level ${at + 1}`),
  );
  expect(guessingPools(full)).toHaveLength(12);
});

it('does not mix questions with three and with four options', () => {
  expect(shown(guessingPools([...atLevel(2, 6), ...atLevel(3, 24)]))).toEqual([
    'level 3: 24',
    'practice library, 3 options: 6 advisory',
    'practice library, 4 options: 24',
  ]);
});

it('judges the pretest together, apart from practice', () => {
  const passages = [...atLevel(1, 12, 'pretest'), ...atLevel(5, 6, 'pretest'), ...atLevel(5, 30)];
  expect(shown(pretestPools(passages))).toEqual(['pretest, 3 options: 12', 'pretest, 4 options: 6 advisory']);
});

it('takes practice and pretest of a level together where every passage counts', () => {
  const passages = [...atLevel(5, 2, 'pretest'), ...atLevel(5, 3), ...atLevel(1, 1)];
  expect(shown(wholeLevels(passages))).toEqual(['level 1: 1', 'level 5: 5']);
});
