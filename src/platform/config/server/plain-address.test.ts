import { expect, it } from 'vitest';
import { isPlainAddress } from './plain-address.ts';

it.each([
  ['https://places.example.org', true],
  ['https://places.example.org/nominatim/', true],
  ['http://10.0.0.7:8080', true],
  ['https://a:b@example.org', false],
  ['https://example.org/?key=1', false],
  ['https://example.org/?', false],
  ['https://example.org/#top', false],
  ['ftp://example.org', false],
  ['places', false],
])('%s: %s', (address, is) => {
  expect(isPlainAddress(address)).toBe(is);
});
