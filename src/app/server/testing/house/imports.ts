/** Where a file stands: its floor, the folder below it that has rooms, and its room. */
export interface Place {
  readonly floor: 'app' | 'features' | 'platform';
  /** The slice, or the part of the platform; null on the floor of the app, which has its rooms directly. */
  readonly part: string | null;
  readonly room: string;
  /** Path below the room. */
  readonly file: string;
}

const FLOORED = /^src\/(features|platform)\/([^/]+)\/([^/]+)\/(.+)$/;
const APP = /^src\/app\/([^/]+)\/(.+)$/;

/** The place of a file by its path from the top of the repository; null for a file without a room. */
export function placeOf(path: string): Place | null {
  const [, floor, part, room, file] = FLOORED.exec(path) ?? [];
  if (floor && part && room && file) return { floor: floor as Place['floor'], part, room, file };
  const [, appRoom, appFile] = APP.exec(path) ?? [];
  return appRoom && appFile ? { floor: 'app', part: null, room: appRoom, file: appFile } : null;
}

const IMPORT = /(?:^|[\n;])\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'([^']+)'/g;
const DYNAMIC_IMPORT = /\bimport\(\s*'([^']+)'\s*\)/g;

/** Everything that a file imports, as it is written there. */
export const importsOf = (text: string): string[] =>
  [IMPORT, DYNAMIC_IMPORT].flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));

/** An import as a path from the top of the repository, or the name of a package. */
export function resolveImport(from: string, specifier: string): { path: string } | { package: string } {
  if (specifier.startsWith('#')) return { path: `src/${specifier.slice(1)}` };
  if (!specifier.startsWith('.')) return { package: packageOf(specifier) };
  const folders = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') folders.pop();
    else if (step !== '.') folders.push(step);
  }
  return { path: folders.join('/') };
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
