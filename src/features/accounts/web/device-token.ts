import { DEVICE_TOKEN } from '../contract/fields.ts';

const KEY = 'openleaf.device';

/**
 * The headers by which the server knows a device that has signed in before, so that others cannot shut its people out. The
 * token is random, says nothing about anybody, signs nobody in, and is sent at sign-in only.
 */
export function deviceHeaders(storage: Storage = localStorage): { [DEVICE_TOKEN]?: string } {
  try {
    const token = storage.getItem(KEY);
    return token === null ? {} : { [DEVICE_TOKEN]: token };
  } catch {
    return {};
  }
}

/** Keeps a token that the server made for this device. */
export function keepDeviceToken(token: string | null, storage: Storage = localStorage): void {
  if (token === null) return;
  try {
    storage.setItem(KEY, token);
  } catch {
    // A device that keeps nothing is a new one at each login.
  }
}
