import { type Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Services } from '#platform/services/server/services.ts';
import { logTrouble, ProviderTrouble } from './provider-trouble.ts';

/** Does what asks the provider of payments for something, and refuses where it does not answer. */
export async function unlessAway<T>(
  { log }: Pick<Services, 'log'>,
  work: () => Promise<T>,
): Promise<T | Refusal<'provider-away'>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderTrouble)) throw error;
    logTrouble(log, error, 'somebody was told to try again');
    return refuse('provider-away');
  }
}
