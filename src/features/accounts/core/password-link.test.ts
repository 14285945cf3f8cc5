import { expect, it } from 'vitest';
import { linkEnd, readLinkEnd } from './password-link.ts';

const token = 'AbCdEf_0123456789-xyzw';

it.each([1, 12_345, 999_999_999_999_999])('carries the number of the account, %d', (userId) => {
  const end = linkEnd({ token, userId });
  expect(end).toMatch(/^[\w.-]+$/);
  expect(readLinkEnd(`#${end}`)).toEqual({ token, userId });
  expect(readLinkEnd(end)).toEqual({ token, userId });
});

it.each(['', '#', '#top', `#${token}`, `#${token}.`, `#${token}.maria`, `#${token}.0`, '#a.1'])(
  'reads nothing in %j',
  (text) => expect(readLinkEnd(text)).toBeNull(),
);
