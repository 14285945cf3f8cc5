import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Services } from '#platform/services/server/services.ts';
import { ProviderTrouble } from './payment-provider.ts';

/** Does what asks the provider of payments for something, and refuses where it does not answer. */
export async function unlessAway<T>(
  { log }: Pick<Services, 'log'>,
  work: () => Promise<T>,
): Promise<T | Refusal<'provider-away'>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    log.warn({ status: error.status }, 'the provider of payments did not answer as it should');
    return refuse('provider-away');
  }
}
