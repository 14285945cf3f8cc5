import { expect, it } from 'vitest';
import { studentProgress } from '../../testing/fixture-progress.ts';
import { levelsThenAndNow } from './levels-then.ts';

const then = (level: number | null) =>
  level === null ? null : { value: level, uncertainty: 0.5, end: null, level, settling: false };
const at = (name: string, start: number | null, end: number | null) =>
  studentProgress(name, { levelAtStart: then(start), levelAtEnd: then(end) });

it('counts each student once at both ends, from the lowest level to the highest', () => {
  const levels = levelsThenAndNow([at('Ana', 3, 5), at('Ben', 5, 5), at('Cal', null, null)]);
  expect(levels.map(({ level, atStart, atEnd }) => [level, atStart.length, atEnd.length])).toEqual([
    [3, 1, 0],
    [4, 0, 0],
    [5, 1, 2],
  ]);
});

it('is empty where no level is known', () => {
  expect(levelsThenAndNow([at('Cal', null, null)])).toEqual([]);
  expect(levelsThenAndNow([])).toEqual([]);
});
