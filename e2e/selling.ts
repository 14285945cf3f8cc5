import { billingEnv, startPaymentProvider } from '#features/billing/server/testing/start-payment-provider.ts';
import type { TestPaymentProvider } from '#features/billing/server/testing/test-payment-provider.ts';
import { test as base } from './openleaf.ts';
import { freePort } from './service/free-port.ts';
import { startService } from './service/service.ts';

/** An Openleaf that sells plans, with a provider of payments on the same machine. */
export const test = base.extend<object, { payment: TestPaymentProvider }>({
  payment: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const payment = await startPaymentProvider();
      await use(payment);
      await payment.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ payment }, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      payment.sendTo(`${origin}/api/billing/webhook`);
      const env = {
        OPENLEAF_MODE: 'production',
        PORT: String(port),
        PUBLIC_ORIGIN: origin,
        ...billingEnv(payment.base),
        STRIPE_TRIAL_DAYS: '0',
        PLAN_MONEY_BACK_DAYS: '30',
        PLAN_SELLER_NAME: 'Oak Reading LLC',
        PLAN_SELLER_ADDRESS: '1 Mill Road, Springfield, IL 62701',
        PLAN_ORDERS_EMAIL: 'orders@oak.example',
        PLAN_TESTIMONIALS: '[{"words":"It works.","name":"A. Teacher","school":"A School"}]',
      };
      const service = await startService({ env, mayGoTo: [payment.base] });
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
