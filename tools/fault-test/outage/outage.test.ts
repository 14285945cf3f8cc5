import { expect, it } from 'vitest';
import { SMALL_RUN } from '../../harness/report.ts';
import { expectHeld, smallForm, valueOf } from '../../harness/small-form.ts';
import { outage, runOutages } from './outage.ts';
import { openOutageEnvironment } from './outage-environment.ts';
import type { QuizBytes } from './point.ts';

/** How large a quiz is: the second run knows it from the first. */
let bytes: QuizBytes | undefined;
const run = smallForm(
  { kind: 'fault-test', name: 'outage' },
  {
    faultDescription: outage.faultDescription,
    async runOn(environment, options) {
      const outcome = await runOutages(environment, options, bytes);
      ({ bytes } = outcome);
      return outcome;
    },
  },
  () => openOutageEnvironment(SMALL_RUN, { readers: 12, others: 0 }),
);

it('loses nothing when the network breaks in the middle of a quiz', async () => {
  const report = await run();
  expect(report.notes).toEqual([]);
  expectHeld(report);
  expect(valueOf(report, 'cut points')).toBe(4);
});

it('catches something on the way that keeps an answer for itself', async () => {
  const report = await run({ injectFault: true });
  expect(report.pass).toBe(false);
  expect(valueOf(report, 'answers lost')).toBeGreaterThan(0);
  expect(valueOf(report, 'times that the page said something wrong')).toBeGreaterThan(0);
});
