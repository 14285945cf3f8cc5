import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { secondsLeft } from '#platform/limits/server/limit-window.ts';
import type { ProviderKey } from '#platform/openid/core/provider-key.ts';
import {
  BEGINNINGS_OF_DEVICE,
  BEGINNINGS_OF_NETWORK,
  type beginProviderLogin as contract,
} from '../contract/provider-logins.ts';
import type { AccountServices } from './accounts.ts';
import { takeFromDeviceOrNetwork } from './device-or-network.ts';
import { beginAtProvider, providerOf } from './provider-login.ts';

const BEGINNINGS = {
  name: 'logins at a provider begun',
  ofDevice: BEGINNINGS_OF_DEVICE,
  ofNetwork: BEGINNINGS_OF_NETWORK,
};

/** Sends somebody who is not logged in to a provider (docs/decisions/0049). */
export async function beginProviderLogin(
  services: AccountServices,
  call: Pick<Call<typeof contract>, 'headers' | 'address' | 'now'>,
  key: ProviderKey,
): Promise<Reply<typeof contract>> {
  if (!providerOf(services, key)) return refuse('no-such-login');
  if (!(await takeFromDeviceOrNetwork(services, call, BEGINNINGS)))
    return refuse('too-many-beginnings', { retryAfter: secondsLeft(BEGINNINGS_OF_NETWORK, call.now) });
  return beginAtProvider(services, { key, by: null, now: call.now });
}
