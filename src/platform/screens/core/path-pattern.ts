import type { PlainAddress } from './address.ts';

/** What fits a path with ids. Like the router in the page, it takes letters of either case and a slash at the end. */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`, 'i');

/** Whether a path is one of these addresses. */
export function addressFinder(known: readonly PlainAddress[]): (path: string) => boolean {
  const patterns = known.map(({ path }) => patternOf(path));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
