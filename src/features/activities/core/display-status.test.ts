import { expect, it } from 'vitest';
import { displayStatus, passageStatus } from './display-status.ts';

const shown = { begun: false, isNext: false };

it.each(['completed', 'canceled', 'deleted', 'missed', 'pending', 'paused'] as const)(
  '%s is shown as it is',
  (status) => {
    expect(displayStatus({ ...shown, status })).toBe(status);
    expect(displayStatus({ status, begun: true, isNext: true })).toBe(status);
  },
);

it.each([
  ['resume', { begun: true, isNext: false }],
  ['resume', { begun: true, isNext: true }],
  ['next-up', { begun: false, isNext: true }],
  ['reverse-next-up', { begun: false, isNext: false }],
] as const)('an active one is shown as %s', (display, facts) => {
  expect(displayStatus({ ...facts, status: 'active' })).toBe(display);
});

it.each([
  [null, null],
  [{ finished: false, passed: false }, 'active'],
  [{ finished: true, passed: false }, 'finished'],
  [{ finished: true, passed: true }, 'passed'],
] as const)('a passage with the attempt %o is %s', (attempt, status) => {
  expect(passageStatus(attempt)).toBe(status);
});
