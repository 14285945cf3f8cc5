import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { longestRun, positionShares } from './guessing.ts';
import { balanceKeys } from './key-balance.ts';
import { GUESSING_STANDARDS, LEVEL_STANDARDS } from './passage-standard.ts';
import { seededBy } from './seeded-random.ts';

const plansOf = (ids: readonly string[], questions: number, options: number) =>
  ids.map((id) => ({ id, questions, options }));

it.each(LEVEL_STANDARDS)(
  'balances 24 passages of level $level without a run over 3',
  ({ questions, options }) => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(ids, (names) => {
        const placed = balanceKeys(plansOf(names, questions, options), Array<number>(options).fill(0));
        const positions = names.flatMap((name) => placed.get(name) ?? []);
        const [low, high] = GUESSING_STANDARDS[options].keyPositionShare;
        expect(positions).toHaveLength(24 * questions);
        expect(longestRun(positions)).toBeLessThanOrEqual(3);
        for (const share of positionShares(positions, options)) {
          expect(share).toBeGreaterThanOrEqual(low);
          expect(share).toBeLessThanOrEqual(high);
        }
      }),
      { numRuns: 5 },
    );
  },
);

it('comes out the same whatever the order of the passages', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const none = [0, 0, 0, 0];
  expect(balanceKeys(plansOf(ids.toReversed(), 5, 4), none)).toEqual(balanceKeys(plansOf(ids, 5, 4), none));
});

it('makes up for the keys that stay where they are', () => {
  const positions = [...balanceKeys(plansOf(['a', 'b'], 5, 4), [50, 0, 0, 0]).values()].flat();
  expect(positions.filter((position) => position === 0)).toHaveLength(0);
});

const draw = (seed: string): number[] => Array.from({ length: 3 }, seededBy(seed));

it('draws the same numbers from the same seed only', () => {
  expect(draw('kite')).toEqual(draw('kite'));
  expect(draw('kite')).not.toEqual(draw('kites'));
  for (const number of draw('kite')) expect(number).toBeLessThan(1);
});
