import { expect, it } from 'vitest';
import { searchIn } from '#platform/screens/core/address.ts';
import { logout } from '#platform/screens/core/addresses.ts';
import { addressAfterLogout, unsentInAddress } from './logged-out-address.ts';

it.each([
  [{ answers: 0, stays: 'locked' }, logout.path],
  [{ answers: 2, stays: 'nowhere' }, `${logout.path}?unsent=2&stays=nowhere`],
] as const)('says in the address what is not sent: %j', (unsent, address) => {
  expect(addressAfterLogout(unsent)).toBe(address);
  const search = Object.fromEntries(new URL(address, 'https://reading.example.org').searchParams);
  expect(unsentInAddress(searchIn(logout, search))).toEqual(unsent);
});

it.each([{ unsent: '<b>' }, { unsent: -1 }, { unsent: 1e9 }, { unsent: 0, stays: 'in-tab' }])(
  'reads %j as nothing',
  (search) => expect(unsentInAddress(searchIn(logout, search))).toEqual({ answers: 0, stays: 'locked' }),
);
