import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import type { KeyedHash } from '#platform/installation/server/installation-key.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { createCallers } from './callers.ts';
import { createDeviceTokens } from './device-tokens.ts';

const keyedHash: KeyedHash = {
  of: (purpose, text) => createHmac('sha256', 'key').update(`${purpose}\n${text}`).digest(),
};
const tokens = createDeviceTokens(keyedHash);
const callers = createCallers(keyedHash);
const AT = new Date('2026-09-07T08:30:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1000);
const DAY = 86_400;
const laneOf = (token: string, now: Date) => callers.find(token, '203.0.113.7', now).origin.lane;

it('reads the hash and the minute of issue of a token that was made here', () => {
  const token = tokens.make(after(59));
  expect(tokens.read(token)).toEqual({ hash: hashToken(token), issuedAt: AT });
});

it('reads no token in which a single byte was changed, the time of issue included', () => {
  const bytes = Buffer.from(tokens.make(AT), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(tokens.read(changed.toString('base64url'))).toBeNull();
  }
});

it.each(['', 'abc', 'A'.repeat(48), 'A'.repeat(56), `${'A'.repeat(55)}=`])('reads no %j', (text) => {
  expect(tokens.read(text)).toBeNull();
});

it('opens the lane of known devices by a token that is a day old', () => {
  const token = callers.newToken(AT);
  expect([0, DAY - 1, DAY, 400 * DAY].map((seconds) => laneOf(token, after(seconds)))).toEqual([
    'address',
    'address',
    'device',
    'device',
  ]);
});

it('opens that lane by no token from the future, as after a clock was set back', () => {
  expect(laneOf(callers.newToken(after(DAY)), AT)).toBe('address');
});

it('knows the device by its token from the first minute', () => {
  const token = callers.newToken(AT);
  expect(callers.find(token, '203.0.113.7', AT).device).toEqual(hashToken(token));
  expect(callers.hashOf(token)).toEqual(hashToken(token));
});

it('takes a token of the first form, which has no time, for an old one', () => {
  const random = Buffer.alloc(24, 7);
  const proof = keyedHash.of('device token', random.toString('base64url')).subarray(0, 12);
  const token = Buffer.concat([random, proof]).toString('base64url');
  expect(tokens.read(token)).toEqual({ hash: hashToken(token), issuedAt: null });
  expect(laneOf(token, AT)).toBe('device');
});
