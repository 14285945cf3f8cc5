import { expect, it } from 'vitest';
import { shortPassword } from './short-password.ts';

it.each([
  ['', 'Choose a password.'],
  ['cat', 'Use at least 8 characters. Three or four words work well.'],
  ['seven otters', undefined],
])('says of %j what is missing', (password, fault) =>
  expect(shortPassword({ password }, 8).password).toBe(fault),
);
