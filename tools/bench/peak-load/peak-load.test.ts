import { expect, it } from 'vitest';
import { missedOf, type Report } from '../../harness/report.ts';
import { SETUP_TIMEOUT_MS, smallForm } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { peakLoad } from './peak-load.ts';

const run = smallForm({ kind: 'bench', name: 'peak-load' }, peakLoad, () => TestEnvironment.open('separate'));
const missed = ({ figures }: Report) => missedOf(figures).map(({ name }) => name);

it(
  'lets a small school log in, and its points are exact',
  async () => {
    const report = await run({ seed: 1 });
    expect(missed(report), report.notes.join('\n')).toEqual([]);
    expect(report.pass).toBe(true);
  },
  SETUP_TIMEOUT_MS,
);

it(
  'catches a point too many',
  async () => {
    const report = await run({ seed: 2, injectFault: true });
    expect(report.pass).toBe(false);
    expect(missed(report)).toContain('minutes: students whose points are not exact');
    expect(missed(report), report.notes.join('\n')).not.toContain('minutes: errors');
  },
  SETUP_TIMEOUT_MS,
);
