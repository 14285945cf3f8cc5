import { expect, it } from 'vitest';
import { orderInAddress, startOrder } from './start-order.ts';

const columns = [{ id: 'name' }, { id: 'guessing', highFirst: true }, { id: 'seen' }];

it.each([
  ['guessing', { column: 'guessing', direction: 'descending' }],
  ['seen', { column: 'seen', direction: 'ascending' }],
  ['secret', { column: 'name', direction: 'ascending' }],
  ['-guessing', { column: 'guessing', direction: 'ascending' }],
  ['-name', { column: 'name', direction: 'descending' }],
  ['-secret', { column: 'name', direction: 'ascending' }],
  [undefined, { column: 'name', direction: 'ascending' }],
])('asked for %j, a roster starts with %j', (asked, order) =>
  expect(startOrder(asked, columns)).toEqual(order),
);

it.each(['guessing', '-guessing', 'seen', '-name', undefined])('keeps the order %j in the address', (asked) =>
  expect(orderInAddress(startOrder(asked, columns), columns)).toBe(asked),
);
