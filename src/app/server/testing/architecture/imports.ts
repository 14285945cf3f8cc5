/** The layer of a file, the folder below it that has segments, and its segment. */
export interface Location {
  readonly layer: 'app' | 'features' | 'platform';
  /** The slice, or the part of the platform; null in the app, which has its segments directly. */
  readonly part: string | null;
  readonly segment: string;
  /** Path below the segment. */
  readonly file: string;
}

const LAYERED = /^src\/(features|platform)\/([^/]+)\/([^/]+)\/(.+)$/;
const APP = /^src\/app\/([^/]+)\/(.+)$/;

/** The location of a file by its path from the top of the repository; null for a file without a segment. */
export function locationOf(path: string): Location | null {
  const [, layer, part, segment, file] = LAYERED.exec(path) ?? [];
  if (layer && part && segment && file) return { layer: layer as Location['layer'], part, segment, file };
  const [, appSegment, appFile] = APP.exec(path) ?? [];
  return appSegment && appFile ? { layer: 'app', part: null, segment: appSegment, file: appFile } : null;
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
