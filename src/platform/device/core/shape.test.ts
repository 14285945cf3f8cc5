import { expect, it } from 'vitest';
import { isNumber, isString, isWhole, listOf, recordOf, shapeOf, storedOr, where } from './shape.ts';

const readPlaces = storedOr(listOf(shapeOf({ page: isWhole(1, 9), top: isNumber })), null);

it.each([
  ['what was kept', [{ page: 1, top: 0.5 }], true],
  ['a number that is not whole', [{ page: 1.5, top: 0 }], false],
  ['a number out of bounds', [{ page: 10, top: 0 }], false],
  ['a missing member', [{ page: 1 }], false],
  ['another kind of thing', 'places', false],
  ['nothing', null, false],
])('reads %s', (_, stored, isRight) => expect(readPlaces(stored)).toEqual(isRight ? stored : null));

it('reads an object by the form of its names and of its members', () => {
  const isCode = where(isString, (name) => /^\d-\d$/.test(name));
  const read = storedOr(recordOf(isCode, isString), {});
  expect(read({ '1-2': 'a' })).toEqual({ '1-2': 'a' });
  expect(read({ other: 'a' })).toEqual({});
  expect(read({ '1-2': 3 })).toEqual({});
});
