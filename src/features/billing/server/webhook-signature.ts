import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of the provider and of this server may be apart, and how old a call may be, in seconds: the provider's own figure. */
export const TOLERANCE_S = 300;
/** A signature for each of the provider's secrets that are in use; more than a few are no call of the provider. */
const MOST_SIGNATURES = 5;

interface Signed {
  /** The header `Stripe-Signature`: "t=…,v1=…". */
  readonly header: string;
  /** The body as it came. */
  readonly body: string;
  readonly secret: string;
  readonly now: Date;
}

/** What the provider signs: the moment and the body, so that neither can be changed. */
export const signatureOf = (body: string, secret: string, seconds: number): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** Whether the provider has sent this, in the last minutes. The signatures are compared in a time that says nothing of them. */
export function isSigned({ header, body, secret, now }: Signed): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const times = parts.filter(([name]) => name === 't').map(([, value = '']) => value);
  const given = parts.filter(([name]) => name === 'v1').map(([, value = '']) => value);
  const [time] = times;
  if (time === undefined || times.length > 1 || !/^\d{1,12}$/.test(time)) return false;
  if (given.length === 0 || given.length > MOST_SIGNATURES) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > TOLERANCE_S) return false;
  const right = signatureOf(body, secret, Number(time));
  return given.some((one) => /^[\da-f]{64}$/.test(one) && timingSafeEqual(Buffer.from(one, 'hex'), right));
}
