import { importsOf, type Place, placeOf, resolveImport } from './imports.ts';

/** A source file with its path from the top of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface House {
  /** The slices in their order. */
  readonly slices: readonly string[];
}

/** Packages without I/O, clock or DOM: all that `core` and `contract` may use. */
const PURE_PACKAGES = new Set(['zod', 'syllable', 'dale-chall', 'flesch-kincaid', 'coleman-liau']);
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  contract: ['core', 'contract'],
  server: ['core', 'contract', 'server'],
  web: ['core', 'contract', 'web'],
};
const FLOORS = ['platform', 'features', 'app'];
const PUBLIC: Readonly<Record<string, string>> = { server: 'public.ts', web: 'public.tsx' };
const NAMELESS = new Set(['lib', 'utils', 'helpers', 'common', 'shared', 'misc']);
const LINES_MOST = 400;
/** Written by a program from the database. */
const GENERATED = /\.gen\.ts$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** The ground under all queries: opening, migrating, listening, asking whether the server is there and how old it is. */
const SQL_GROUND = [
  /^src\/platform\/(db|embedded-postgres)\/server\//,
  /^src\/platform\/http\/server\/health-routes\.ts$/,
];
const SQL = /\bsql(<[^`]*>)?`|\.query[(<]|\b(selectFrom|insertInto|updateTable|deleteFrom)\(/;
const IMPURE = /\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bDate\.now\b/;

/** Which rules of the house (CONTRIBUTING.md, "Floors and rooms" and "Manners") a file breaks, one sentence each. */
export function brokenRules(file: SourceFile, house: House): string[] {
  const everywhere = [...brokenNames(file), ...tooLong(file)];
  if (TEST.test(file.path)) return everywhere;
  return [...everywhere, ...brokenContent(file), ...brokenImports(file, house)];
}

function brokenNames({ path }: SourceFile): string[] {
  const folder = path
    .split('/')
    .slice(0, -1)
    .find((name) => NAMELESS.has(name));
  return folder === undefined ? [] : [`a folder is called "${folder}"`];
}

function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  return lines > LINES_MOST && !GENERATED.test(path) ? [`${lines} lines`] : [];
}

function brokenContent({ path, text }: SourceFile): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const isScript = /\.tsx?$/.test(path);
  const maySql = path.endsWith('-queries.ts') || SQL_GROUND.some((ground) => ground.test(path));
  return [
    ...(/^export default\b|\bas default\b/m.test(code) ? ['a default export'] : []),
    ...(isScript && !maySql && SQL.test(code) ? ['SQL outside a *-queries.ts'] : []),
    ...(placeOf(path)?.room === 'core' && IMPURE.test(code) ? ['a clock or chance in core'] : []),
  ];
}

function brokenImports({ path, text }: SourceFile, house: House): string[] {
  const here = placeOf(path);
  if (!here) return [];
  return importsOf(text).flatMap((specifier) => {
    const target = resolveImport(path, specifier);
    const why =
      'package' in target ? refusedPackage(here, target.package) : refusedPath(here, target.path, house);
    return why === null ? [] : [`imports ${specifier}: ${why}`];
  });
}

function refusedPackage({ room }: Place, name: string): string | null {
  if (room === 'web') return name.startsWith('node:') ? 'the browser has no Node' : null;
  if (room === 'server') return null;
  return PURE_PACKAGES.has(name) ? null : `${room} uses pure packages only`;
}

function refusedPath(here: Place, path: string, { slices }: House): string | null {
  const there = placeOf(path);
  if (!there) return null;
  if (FLOORS.indexOf(there.floor) > FLOORS.indexOf(here.floor))
    return `${here.floor} is below ${there.floor}`;
  if (!(ROOMS[here.room] ?? []).includes(there.room)) return `${here.room} may not use ${there.room}`;
  if (here.floor !== 'features' || there.floor !== 'features' || here.part === there.part) return null;
  if (slices.indexOf(there.part ?? '') >= slices.indexOf(here.part ?? ''))
    return `${there.part} does not come before ${here.part}`;
  const door = PUBLIC[there.room];
  return door === undefined || there.file === door
    ? null
    : `another slice is used through ${there.room}/${door}`;
}
