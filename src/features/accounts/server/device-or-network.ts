import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import type { AccountServices } from './accounts.ts';

interface Asked {
  readonly headers: { readonly [DEVICE_TOKEN]?: string | undefined };
  readonly address: string;
  readonly now: Date;
}

interface Allowances {
  /** What is counted. */
  readonly name: string;
  readonly ofDevice: RateLimit;
  readonly ofNetwork: RateLimit;
}

/**
 * Counts a call that anybody may make. A device that has been here before has an allowance of its own; its network's is there when that is
 * used up. @returns whether there was something left.
 */
export async function takeFromDeviceOrNetwork(
  { limits, callers }: Pick<AccountServices, 'limits' | 'callers'>,
  { headers, address, now }: Asked,
  { name, ofDevice, ofNetwork }: Allowances,
): Promise<boolean> {
  const { device, origin } = callers.find(headers[DEVICE_TOKEN], address, now);
  if (device !== null && origin.lane === 'device') {
    if (await limits.take(`${name} by ${device.toString('base64url')}`, ofDevice, now)) return true;
  }
  return limits.takeFrom(name, address, ofNetwork, now);
}
