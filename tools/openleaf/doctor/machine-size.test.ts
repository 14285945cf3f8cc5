import { expect, it } from 'vitest';
import { machineSize } from './machine-size.ts';

const COSTS = { processors: 2, password: 10, answer: 0.3, wayIn: 5 };

it('is limited by the one thread of the passwords where there are processors enough', () => {
  const { loginsPerSecond, startInFiveMinutes, inWithinAMinute } = machineSize({ ...COSTS, processors: 64 });
  expect(loginsPerSecond).toBe(100);
  expect(startInFiveMinutes).toBe(0.7 * 100 * 300);
  expect(inWithinAMinute).toBe(0.7 * 100 * 60);
});

it('is limited by the processors where there are few, or answers are dear', () => {
  const { startInFiveMinutes } = machineSize({ ...COSTS, answer: 3 });
  // In each second a three-hundredth of them costs 15 ms, and a thirtieth of them 3 ms, of 1,400 ms.
  expect(startInFiveMinutes).toBe(Math.floor(1400 / (15 / 300 + 3 / 30)));
});

it('halves with passwords twice as dear, and never grows with what is dearer', () => {
  const [one, other] = [
    machineSize({ ...COSTS, processors: 64 }),
    machineSize({ ...COSTS, processors: 64, password: 20 }),
  ];
  expect(other.startInFiveMinutes).toBe(one.startInFiveMinutes / 2);
  for (const dearer of [{ password: 12 }, { answer: 0.4 }, { wayIn: 8 }]) {
    const size = machineSize({ ...COSTS, ...dearer });
    expect(size.startInFiveMinutes).toBeLessThanOrEqual(machineSize(COSTS).startInFiveMinutes);
    expect(size.inWithinAMinute).toBeLessThanOrEqual(machineSize(COSTS).inWithinAMinute);
  }
});
