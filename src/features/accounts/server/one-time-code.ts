import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS, stepsOpen } from '../core/one-time-code.ts';

/** The code of a step (RFC 4226, section 5.3, with HMAC-SHA-1, which is all that many apps know). */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, '0');
}

/** The step of which this is the code; undefined where it is none that is taken now. */
export function stepOfCode(
  secret: Buffer,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number | null },
): number | undefined {
  const typed = Buffer.from(code);
  return stepsOpen(now, lastStep).find((step) => {
    const right = Buffer.from(codeOfStep(secret, step));
    return right.length === typed.length && timingSafeEqual(right, typed);
  });
}
