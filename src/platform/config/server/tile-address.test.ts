import { expect, it } from 'vitest';
import { isTileAddress } from './tile-address.ts';

it.each([
  ['https://tiles.example.org/{z}/{x}/{y}.png', true],
  ['http://10.0.0.7:8080/map/{z}/{x}/{y}.png?style=calm', true],
  ['https://{s}.example.org/{z}/{x}/{y}.png', false],
  ['https://a:b@example.org/{z}/{x}/{y}.png', false],
  ['https://example.org/{z}/{x}.png', false],
  ["https://example.org;script-src 'unsafe-inline'/{z}/{x}/{y}.png", false],
  ['javascript:{z}{x}{y}', false],
  ['tiles', false],
])('%s: %s', (address, is) => {
  expect(isTileAddress(address)).toBe(is);
});
