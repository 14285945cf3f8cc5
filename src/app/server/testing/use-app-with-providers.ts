import { afterAll, beforeAll } from 'vitest';
import { providersEnv } from '#features/accounts/server/testing/providers-env.ts';
import { billingEnv, startPaymentProvider } from '#features/billing/server/testing/start-payment-provider.ts';
import { subscribeEveryTeacher } from '#features/billing/server/testing/subscribe-teachers-queries.ts';
import { startProvider } from '#platform/openid/server/testing/start-provider.ts';
import { QUICK_PASSWORDS } from './recorded-app.ts';
import { useTestApp } from './test-app.ts';

/** The application of a test file as an operator has it who set everything: other logins, and plans, which every teacher pays for. */
export async function useAppWithProviders() {
  const provider = await startProvider();
  const payment = await startPaymentProvider();
  const test = useTestApp(
    { ...providersEnv(provider.issuer), ...billingEnv(payment.base) },
    { ...QUICK_PASSWORDS, googleIssuer: provider.issuer },
  );
  beforeAll(() => subscribeEveryTeacher(test.database.pool));
  afterAll(() => Promise.all([provider.stop(), payment.stop()]));
  return test;
}
