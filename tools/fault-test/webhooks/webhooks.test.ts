import { expect, it } from 'vitest';
import { missedOf, runAndReport, SMALL_RUN } from '../../harness/report.ts';
import { expectHeld } from '../../harness/small-form.ts';
import { webhooks } from './webhooks.ts';

const run = (injectFault: boolean) =>
  runAndReport({ kind: 'fault-test', name: 'webhooks' }, webhooks, { ...SMALL_RUN, injectFault });

it('takes no event that the provider has not sent, and acts once on those that it has', async () => {
  expectHeld(await run(false));
});

it('catches a webhook that takes whatever comes for signed', async () => {
  expect(missedOf((await run(true)).figures).map(({ name }) => name)).toContain('of these accepted');
});
