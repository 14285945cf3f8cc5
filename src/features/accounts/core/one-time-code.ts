/* Codes of an app on a telephone (RFC 6238, as every such app makes them): six digits, a new one every half minute. */

export const CODE_DIGITS = 6;
/** Whether something typed looks like a code of an app, and not like one that was written down. */
export const isAppCode = (tidied: string): boolean => OF_APP.test(tidied);
const OF_APP = new RegExp(`^\\d{${CODE_DIGITS}}$`, 'u');

/** How long a code is shown, in seconds. */
export const STEP_SECONDS = 30;
/** How many steps the clock of a telephone may be off, either way. */
const STEPS_OFF = 1;

/** The number of the half minute since 1970 that this moment is in. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/**
 * The steps of which a code is taken now: none at or before the last one of which a code was taken, so that a code that somebody has
 * seen is worth nothing.
 */
export const stepsOpen = (now: Date, lastStep: number | null): readonly number[] => {
  const steps = Array.from({ length: 2 * STEPS_OFF + 1 }, (_, index) => stepAt(now) - STEPS_OFF + index);
  return lastStep === null ? steps : steps.filter((step) => step > lastStep);
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as apps take them by hand (RFC 4648, base32 without padding). */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/gu) ?? [];
  return groups.map((group) => ALPHABET[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says to an app. @param secret in base32. */
export const appAddress = ({
  username,
  secret,
}: {
  readonly username: string;
  readonly secret: string;
}): string => `otpauth://totp/${encodeURIComponent(`Openleaf:${username}`)}?secret=${secret}&issuer=Openleaf`;
