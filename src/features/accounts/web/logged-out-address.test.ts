import { expect, it } from 'vitest';
import { addressAfterLogout, unsentInAddress } from './logged-out-address.ts';

it.each([
  [{ answers: 0, stays: 'locked' }, '/auth/logout'],
  [{ answers: 2, stays: 'nowhere' }, '/auth/logout?unsent=2&stays=nowhere'],
] as const)('says in the address what is not sent: %j', (unsent, address) => {
  expect(addressAfterLogout(unsent)).toBe(address);
  const search = Object.fromEntries(new URL(address, 'https://reading.example.org').searchParams);
  expect(unsentInAddress(search)).toEqual(unsent);
});

it.each([{ unsent: '<b>' }, { unsent: -1 }, { unsent: 1e9 }, { unsent: 0, stays: 'in-tab' }])(
  'reads %j as nothing',
  (search) => expect(unsentInAddress(search)).toEqual({ answers: 0, stays: 'locked' }),
);
