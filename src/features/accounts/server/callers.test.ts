import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { createCallers } from './callers.ts';

const keyedHash: KeyedHash = {
  of: (purpose, text) => createHash('sha256').update(`${purpose}\n${text}`).digest(),
};
const NOW = new Date('2026-09-14T15:00:00.000Z');

it('puts a whole IPv6 /48 behind after 2,400 wrong guesses, one /64 of it after 600, and no other network', () => {
  const callers = createCallers(keyedHash);
  const laneOf = (address: string) => callers.find(undefined, address, NOW).origin.lane;
  const guess = (address: string) => callers.note(callers.find(undefined, address, NOW), false, NOW);
  for (let n = 0; n < 600; n++) guess('2001:db8:1:1::/64');
  expect([laneOf('2001:db8:1:1::/64'), laneOf('2001:db8:1:2::/64')]).toEqual(['behind', 'address']);
  for (let n = 0; n < 1_800; n++) guess(`2001:db8:1:${(2 + n).toString(16)}::/64`);
  expect([laneOf('2001:db8:1:ffff::/64'), laneOf('2001:db8:2:1::/64')]).toEqual(['behind', 'address']);
});
