import type { Address } from './address.ts';
import * as addresses from './addresses.ts';

/** Every address that a screen has, for whoever has to know them all. */
export const allAddresses: readonly Address[] = Object.values(addresses).filter(
  (value) => typeof value === 'object',
);

/** Whether a path is one of these addresses. Like the router in the page, it takes letters of either case and a slash at the end. */
export function addressFinder(known: readonly Pick<Address, 'path'>[]): (path: string) => boolean {
  const patterns = known.map(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`, 'i'));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
