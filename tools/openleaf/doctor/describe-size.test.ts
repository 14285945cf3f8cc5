import { expect, it } from 'vitest';
import { describeSize } from './describe-size.ts';
import { machineSize } from './machine-size.ts';

it('says in words and whole numbers what a machine can do', () => {
  const measure = {
    processors: 2,
    password: 10.04,
    answer: 0.305,
    wayIn: 5.2,
    disk: { p50: 1, p99: 7.5, longest: 31 },
  };
  const text = describeSize(measure, machineSize(measure));
  expect(text).toContain('10.0 ms of a processor (99 logins a second at most)');
  expect(text).toContain('0.305 ms of a processor (6,557 answers a second at most)');
  expect(text).toContain('About 20,000 students may start within five minutes and read.');
  expect(text).toContain('About 4,100 may press Start at the same moment, and all are in within a minute.');
});
