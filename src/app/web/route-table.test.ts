import { expect, it } from 'vitest';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { navigation } from './navigation.ts';
import { screens } from './route-table.ts';

const paths = (of: readonly { readonly path: string }[]) => of.map(({ path }) => path).toSorted();

it('has one screen for every address', () => {
  expect(allAddresses.length).toBeGreaterThan(20);
  expect(paths(screens.map(({ address }) => address))).toEqual(paths(allAddresses));
  expect(new Set(paths(allAddresses)).size).toBe(allAddresses.length);
});

it.each(['student', 'teacher', 'admin'] as const)(
  'opens every place in the navigation of a %s to them',
  (role) => {
    for (const { address, label } of navigation[role]) {
      const screen = screens.find((one) => one.address === address);
      expect([label, screen?.roles]).toEqual([label, expect.arrayContaining([role])]);
    }
  },
);
