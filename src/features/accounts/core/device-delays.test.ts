import { expect, it } from 'vitest';
import { DEVICE_DELAYS, nextTries } from './device-delays.ts';

it('grows, from nothing to a quarter of an hour', () => {
  expect(DEVICE_DELAYS[0]).toBe(0);
  expect(DEVICE_DELAYS.at(-1)).toBe(900);
  expect([...DEVICE_DELAYS]).toEqual([...DEVICE_DELAYS].sort((a, b) => a - b));
});

it('lets one device guess about a hundred times in a day', () => {
  let seconds = 0;
  let guesses = 0;
  while (seconds < 86_400) {
    seconds += DEVICE_DELAYS[guesses] ?? 900;
    guesses += 1;
  }
  expect(guesses).toBeLessThan(110);
});

it('counts from now', () => {
  const now = new Date('2026-10-14T14:00:00Z');
  expect(nextTries(now)[5]).toEqual(new Date('2026-10-14T14:00:30Z'));
});
