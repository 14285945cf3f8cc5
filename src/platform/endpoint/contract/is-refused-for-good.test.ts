import { expect, it } from 'vitest';
import { isRefusedForGood } from './is-refused-for-good.ts';

it.each([400, 403, 404, 409, 413, 422])('takes %i for an answer that stays', (status) => {
  expect(isRefusedForGood({ status })).toBe(true);
});

it.each([0, 401, 408, 429, 500, 503])('sends again after %i', (status) => {
  expect(isRefusedForGood({ status })).toBe(false);
});
