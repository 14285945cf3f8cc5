import { expect, it } from 'vitest';
import { foreignAddresses, withoutDocumentation } from './foreign-addresses.ts';

it.each([
  ['url(https://fonts.example.com/a.woff2)', ['https://fonts.example.com/a.woff2']],
  ['new WebSocket("wss://push.example.net")', ['wss://push.example.net']],
  ['xmlns="http://www.w3.org/2000/svg"', []],
  ['fetch("http://www.w3.org/2000/svg/evil")', ['http://www.w3.org/2000/svg/evil']],
  ['fetch("/api/auth/login")', []],
])('%s', (text, expected) => {
  expect(foreignAddresses(text)).toEqual(expected);
});

it('leaves out documentation, and only that', () => {
  const text = 'visit https://react.dev/errors/418 or https://react.dev.evil.example/ now';
  expect(withoutDocumentation(text)).toBe('visit  or https://react.dev.evil.example/ now');
});
