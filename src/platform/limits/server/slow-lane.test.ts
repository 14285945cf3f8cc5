import { expect, it } from 'vitest';
import { createSlowLane } from './slow-lane.ts';

it('lets so many of one name wait at a time, refuses the next at once, and forgets those who passed', async () => {
  const lane = createSlowLane({ pause: 50, most: 2 });
  const began = performance.now();
  const first = Promise.all([lane.pass('here'), lane.pass('here')]);
  expect(await lane.pass('here')).toBe(false);
  expect(performance.now() - began).toBeLessThan(40);
  expect(await lane.pass('there')).toBe(true);
  expect(await first).toEqual([true, true]);
  expect(await lane.pass('here')).toBe(true);
});
