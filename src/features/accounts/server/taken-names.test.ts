import { expect, it } from 'vitest';
import { takenName } from './taken-names.ts';

const NOW = new Date('2026-09-14T15:00:00.000Z');
/** How long an answer takes, in milliseconds. */
async function timeOf(address: string): Promise<number> {
  const began = performance.now();
  await takenName(address, NOW);
  return performance.now() - began;
}

it('answers a whole IPv6 /48 at once about 1,200 taken names, and then waits, whichever of its /64s asks', async () => {
  for (let home = 0; home < 1_200; home++) await takenName(`2001:db8:1:${home.toString(16)}::/64`, NOW);
  expect(await timeOf('2001:db8:1:ffff::/64')).toBeGreaterThan(950);
  expect(await timeOf('2001:db8:2:1::/64')).toBeLessThan(500);
});
