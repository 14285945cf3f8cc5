import { afterAll } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { createCheckout, readOwnSubscription } from '../../contract/subscription.ts';
import { billingEnv, startPaymentProvider } from './start-payment-provider.ts';

export const ORIGIN = 'https://reading.example.org';

const own = async (teacher: Teacher) => (await teacher.call(readOwnSubscription, {})).data;

/** An Openleaf that sells plans, with a provider of payments on this machine. */
export async function useBilling(env: Record<string, string> = {}) {
  const provider = await startPaymentProvider(0, () => test.clock.now());
  const test = useTestApp({ PUBLIC_ORIGIN: ORIGIN, ...billingEnv(provider.base), ...env }, QUICK_PASSWORDS);
  afterAll(() => provider.stop());

  const buy = (teacher: Teacher, more: object = {}) =>
    teacher.call(createCheckout, {
      body: {
        priceId: 'price_small_monthly',
        successUrl: `${ORIGIN}/ok`,
        cancelUrl: `${ORIGIN}/no`,
        ...more,
      },
    });
  /** What comes to the webhook. */
  const deliver = async (body: string, signature = provider.sign(body, test.clock.now())) => {
    const { statusCode } = await test.app.server.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return statusCode;
  };
  /** A teacher who has begun to pay. */
  const subscribed = async (name: string, price = 'price_small_monthly') => {
    const teacher = await test.world.teacher(name);
    await buy(teacher, { priceId: price });
    const { customerId } = await own(teacher);
    const subscription = provider.subscribe(customerId ?? '', price);
    await deliver(provider.event('customer.subscription.created', subscription).body);
    return { teacher, subscription, customerId: customerId ?? '' };
  };
  return { test, provider, buy, deliver, own, subscribed };
}
