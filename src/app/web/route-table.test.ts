import { expect, it } from 'vitest';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { screens } from './route-table.ts';

const paths = (addresses: readonly { readonly path: string }[]) =>
  addresses.map(({ path }) => path).toSorted();

it('has one screen for every address', () => {
  expect(allAddresses.length).toBeGreaterThan(20);
  expect(paths(screens.map(({ address }) => address))).toEqual(paths(allAddresses));
  expect(new Set(paths(allAddresses)).size).toBe(allAddresses.length);
});
