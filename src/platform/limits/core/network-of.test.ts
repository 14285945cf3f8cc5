import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockOf, networkLimits, networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2::/64'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['', 'unknown', ':::', '1:2:3', '1::2::3', '1:2:3:4:5:6:7:8:9', '12345::', '::g'])(
  'leaves %j as it is',
  (text) => {
    expect(networkOf(text)).toBe(text);
  },
);

it('gives every address of a /64 one network, and two /64s two', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      fc.pre(!network.startsWith('0:0:0:0') && !network.startsWith('64:ff9b'));
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`));
      expect(networkOf(`${network}:${one}`)).toBe(`${network}::/64`);
    }),
  );
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::6', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('finds %s in %s', (address, block) => {
  expect(blockOf(networkOf(address))).toBe(block);
});

it('allows a /48 four times what a /64 has, or as often as is said, and counts an IPv4 address once', () => {
  const limit = { calls: 60, seconds: 600 };
  const own = { network: '2001:db8:1:2::/64', limit };
  const block = { network: '2001:db8:1::/48', limit: { calls: 240, seconds: 600 } };
  const twice = { network: '2001:db8:1::/48', limit: { calls: 120, seconds: 600 } };
  expect(networkLimits('2001:db8:1:2::/64', limit)).toEqual([own, block]);
  expect(networkLimits('2001:db8:1:2::/64', limit, 2)).toEqual([own, twice]);
  expect(networkLimits('203.0.113.7', limit)).toEqual([{ network: '203.0.113.7', limit }]);
});

it('never fails, whatever a proxy wrote', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof networkOf(text) === 'string'));
});
