import { expect, it } from 'vitest';
import { maskedAddress, withoutAddresses } from './masked-address.ts';

it.each([
  ['maria.rivera@school.example', 'm…@school.example'],
  ['m@school.example', 'm…@school.example'],
  ['"a@b"@school.example', '"…@school.example'],
  ['мария@школа.example', 'м…@школа.example'],
])('shows %s as %s', (address, shown) => expect(maskedAddress(address)).toBe(shown));

it('masks the addresses that a mail server repeats', () => {
  expect(withoutAddresses('550 5.1.1 <maria.rivera@school.example>: unknown, see a@b.example')).toBe(
    '550 5.1.1 <m…@school.example>: unknown, see a…@b.example',
  );
});
