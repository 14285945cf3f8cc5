import { plainPath } from '#platform/screens/core/plain-path.ts';
import type { AdConfiguration, AdPage } from './read-ads.ts';

/**
 * The page of the configuration that is for a path: one with this path, else the first one with a pattern that fits, else the one for all
 * pages; null where none is.
 * @param path of the screen, as the browser has it
 */
export function findPage({ pages }: Pick<AdConfiguration, 'pages'>, path: string): AdPage | null {
  const wanted = plainPath(path);
  const has = (page: AdPage): boolean =>
    !page.arePatterns && page.paths.some((known) => plainPath(known) === wanted);
  const fits = (page: AdPage): boolean =>
    page.arePatterns && page.paths.some((pattern) => new RegExp(pattern, 'i').test(wanted));
  return pages.find(has) ?? pages.find(fits) ?? pages.find(({ name }) => name === 'default') ?? null;
}
