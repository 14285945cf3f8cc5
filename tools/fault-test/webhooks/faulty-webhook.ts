import type { AppServices } from '#app/server/routes.ts';
import { receiveProviderEvent as contract } from '#features/billing/contract/webhook.ts';
import { receiveProviderEvent } from '#features/billing/server/receive-provider-event.ts';
import type { TestPaymentProvider } from '#features/billing/server/testing/test-payment-provider.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';

/** The injected fault: whatever comes is taken for signed. */
export const faultyWebhook = (services: AppServices, payment: TestPaymentProvider): Route =>
  on(contract, (call) =>
    receiveProviderEvent(services, {
      ...call,
      headers: { 'stripe-signature': payment.sign(call.body, call.now) },
    }),
  );
