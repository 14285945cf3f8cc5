import { isString, orNull, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';

const tokenOfDevice = stored('openleaf.device', storedOr(orNull(isString), null), () => localStorage);

/**
 * The headers by which the server knows a device that has signed in before, so that others cannot shut its people out. The
 * token is random, says nothing about anybody, signs nobody in, and is sent at sign-in only.
 */
export function deviceHeaders(): { [DEVICE_TOKEN]?: string } {
  const token = tokenOfDevice.read();
  return token === null ? {} : { [DEVICE_TOKEN]: token };
}

/** Keeps a token that the server made for this device. A device that keeps nothing is a new one at each login. */
export function keepDeviceToken(token: string | null): void {
  if (token !== null) tokenOfDevice.write(token);
}
