import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { blockOf, networkLimits } from '#platform/limits/core/network-of.ts';
import { createDeviceTokens, type DeviceToken } from './device-tokens.ts';
import type { Origin } from './fair-queue.ts';
import { RecentCounts } from './recent-counts.ts';

/** In which a device or an address is judged by its logins, in seconds. */
const WINDOW = 900;
/** Logins of one device that go first; a cart's Chromebook serves a class of thirty. */
const LOGINS_OF_DEVICE = 30;
/**
 * A device's token opens the first lane when it is this old, in milliseconds: who collects tokens cannot use them at once. A
 * younger one is among the unknown devices.
 */
const KNOWN_AFTER = 86_400_000;
/** Wrong guesses from one address after which it goes behind. A whole school may share it, and children mistype. */
const WRONG_FROM_ADDRESS = { calls: 600 };

/** Who asks to be logged in, by what is known before anything is looked up. */
export interface Caller {
  /** The hash of the device's token, of any age; null without a token that was made here. */
  readonly device: Buffer | null;
  readonly origin: Origin;
}

/**
 * The position of the callers of a login in the queue. It depends on the device and the address alone, never on the account: nothing
 * about an account can be learned from how long an answer takes. The counts are of this process, as its queue is.
 */
export interface Callers {
  find(token: string | undefined, address: string, now: Date): Caller;
  /** After a login was looked at. */
  note(caller: Caller, right: boolean, now: Date): void;
  /** A token for a device that has none. */
  newToken(now: Date): string;
  /** What is stored of a device's token; null for one that was not made here. */
  hashOf(token: string | undefined): Buffer | null;
}

export function createCallers(keyedHash: KeyedHash): Callers {
  const tokens = createDeviceTokens(keyedHash);
  const loginsOfDevice = new RecentCounts(WINDOW);
  const wrongFromAddress = new RecentCounts(WINDOW);

  const originOf = (token: DeviceToken | null, address: string, now: Date): Origin => {
    const device = token && isKnown(token, now) ? token.hash.toString('base64') : null;
    if (device !== null && loginsOfDevice.used(device, now) < LOGINS_OF_DEVICE)
      return { lane: 'device', networks: [blockOf(address), address], source: device };
    const isBehind = networkLimits(address, WRONG_FROM_ADDRESS).some(
      ({ network, limit }) => wrongFromAddress.used(network, now) >= limit.calls,
    );
    return { lane: isBehind ? 'behind' : 'address', networks: [blockOf(address)], source: address };
  };

  return {
    find(token, address, now) {
      const device = tokens.read(token);
      return { device: device?.hash ?? null, origin: originOf(device, address, now) };
    },
    note({ origin: { lane, source } }, right, now) {
      if (lane === 'device') loginsOfDevice.add(source, now);
      else if (!right)
        for (const { network } of networkLimits(source, WRONG_FROM_ADDRESS))
          wrongFromAddress.add(network, now);
    },
    newToken: (now) => tokens.make(now),
    hashOf: (token) => tokens.read(token)?.hash ?? null,
  };
}

const isKnown = ({ issuedAt }: DeviceToken, now: Date): boolean =>
  issuedAt === null || now.getTime() - issuedAt.getTime() >= KNOWN_AFTER;
