import { expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { plannedAtFirst, planWith, targetsOf } from './plan.ts';

const [first, second, third] = [7, 8, 9].map((id) => plannedAtFirst({ ...readers, id }));
if (!first || !second || !third) throw new Error('There are three classes.');
const plan = [first, second, third];

it('moves students into a class that stays, and into none that is archived later in the plan', () => {
  const moving = planWith(plan, { ...first, step: 'archive', moveTo: 8 });
  expect(moving.map(({ moveTo }) => moveTo)).toEqual([8, null, null]);
  const both = planWith(moving, { ...second, step: 'archive' });
  expect(both.map(({ moveTo }) => moveTo)).toEqual([null, null, null]);
});

it('offers as targets the other classes that stay and that the teacher may change', () => {
  const idsFor = (those: typeof plan) => targetsOf(those, first).map(({ schoolClass }) => schoolClass.id);
  expect(idsFor(plan)).toEqual([8, 9]);
  expect(idsFor([first, { ...second, step: 'archive' }, third])).toEqual([9]);
  const reads = plannedAtFirst({ ...readers, id: 9, mayChange: false });
  expect(idsFor([first, second, reads])).toEqual([8]);
});
