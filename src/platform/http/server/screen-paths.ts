import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The build writes the paths of the route table into this file, beside the page. Parameters are `$id`. */
export const SCREEN_PATHS_FILE = 'screen-paths.json';

/** Whether a screen has this path. Like the router in the page, it takes letters of either case and a slash at the end. */
export function screenFinder(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`, 'i'));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** The paths as the build wrote them. A folder without the file was not built: there every address counts as a screen. */
export async function readScreenPaths(folder: string): Promise<(path: string) => boolean> {
  const written = await readFile(join(folder, SCREEN_PATHS_FILE), 'utf8').catch(() => null);
  return written === null ? () => true : screenFinder(JSON.parse(written) as string[]);
}
