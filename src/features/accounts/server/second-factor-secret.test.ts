import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeSecret, openSecret, sealSecret } from './second-factor-secret.ts';

const keyedHash = {
  of: (purpose: string, text: string) => createHmac('sha256', 'key').update(`${purpose}\n${text}`).digest(),
};

it('comes back as it was, for its own person', () => {
  const secret = makeSecret();
  const stored = sealSecret(keyedHash, 7, secret);
  expect(stored.includes(secret)).toBe(false);
  expect(openSecret(keyedHash, 7, stored)).toEqual(secret);
  expect(() => openSecret(keyedHash, 8, stored)).toThrow();
  stored.writeUInt8(stored.readUInt8(stored.length - 1) ^ 1, stored.length - 1);
  expect(() => openSecret(keyedHash, 7, stored)).toThrow();
});
