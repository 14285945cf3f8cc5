import type { Address } from './address.ts';
import * as addresses from './addresses.ts';

/** Every address that a screen has, for code that has to know them all. */
export const allAddresses: readonly Address[] = Object.values(addresses).filter(
  (value) => typeof value === 'object',
);

/** What fits a path with ids. Like the router in the page, it takes letters of either case and a slash at the end. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`, 'i');

/** Whether a path is one of these addresses. */
export function addressFinder(known: readonly Pick<Address, 'path'>[]): (path: string) => boolean {
  const patterns = known.map(({ path }) => patternOf(path));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
