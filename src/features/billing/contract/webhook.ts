import { z } from 'zod';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { billingOff, providerAway } from './refusals.ts';

export const receiveProviderEvent = endpoint({
  name: 'receiveProviderEvent',
  methods: ['POST'],
  path: 'billing/webhook',
  summary:
    'What the provider of payments says. It is read as it comes, because it is signed as it comes; who has not the secret is refused, and so is what is older than five minutes. Each event acts once, in whatever order they come.',
  access: anyone,
  headers: z.object({ 'stripe-signature': z.string().max(2_000).optional() }),
  body: z.string(),
  rawBody: true,
  bodyLimit: 262_144,
  response: z.object({ received: z.literal(true) }),
  errors: {
    ...billingOff,
    ...providerAway,
    'not-signed': { status: 422, detail: 'This does not come from the provider of payments.' },
  },
  noLimit:
    'One check of a signature costs less than counting, and whoever used up a limit would shut the provider out.',
  changes: true,
});
