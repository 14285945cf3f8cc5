import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { currentDeadline, DeadlinePassed, within } from './deadline.ts';

const atOnce = () => {
  throw new RangeError('no');
};
const deep = async () => {
  await sleep(1);
  return currentDeadline()?.due;
};

it('passes on what the work brings, good or bad', async () => {
  expect(await within(1000, async () => 7)).toBe(7);
  await expect(within(1000, () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  await expect(within(1000, atOnce)).rejects.toThrow(RangeError);
});

it('waits no longer than it said', async () => {
  const began = performance.now();
  await expect(within(50, () => sleep(5_000))).rejects.toThrow(DeadlinePassed);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('gives its due time to the work, however deep, and to nothing else', async () => {
  const now = performance.now();
  expect(await within(1000, deep)).toBeGreaterThanOrEqual(now + 1000);
  expect(await deep()).toBeUndefined();
});
