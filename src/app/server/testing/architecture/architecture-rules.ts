import { importsOf, type Location, locationOf, resolveImport } from './imports.ts';

/** A source file with its path from the top of the repository. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export interface Architecture {
  /** The slices in their order. */
  readonly slices: readonly string[];
}

/** Packages without I/O, clock or DOM: all that `core` and `contract` may use. */
const PURE_PACKAGES = new Set(['zod', 'syllable', 'dale-chall', 'flesch-kincaid', 'coleman-liau']);
const SEGMENTS: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  contract: ['core', 'contract'],
  server: ['core', 'contract', 'server'],
  web: ['core', 'contract', 'web'],
};
const LAYERS = ['platform', 'features', 'app'];
const PUBLIC: Readonly<Record<string, string>> = { server: 'public.ts', web: 'public.tsx' };
const NAMELESS = new Set(['lib', 'utils', 'helpers', 'common', 'shared', 'misc']);
const MAX_LINES = 400;
/** Written by a program from the database. */
const GENERATED = /\.gen\.ts$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** What all queries need: opening, migrating, listening. */
const SQL_INFRASTRUCTURE = /^src\/platform\/(db|embedded-postgres)\/server\//;
const SQL =
  /\bsql(<[^`]*>)?`|\.query[(<]|\bpreparedStatement[(<]|\b(selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom)\(/;
/**
 * What sends a statement itself: the prepared ones and the pool under both ways, what is sent to a connection and is no statement
 * of ours, the job queue's own, and those of a backup, which are of all tables and of one connection.
 */
const SENDERS =
  /^src\/platform\/(db\/server\/(prepared-statement|preparing-pool|listen|migrate)|jobs\/server\/(job-runs|waiting-jobs)-queries|backup\/server\/backup-queries)\.ts$/;
/** Of the two ways, kysely's takes nothing, or a transaction's work. */
const SENDING =
  /`\s*\.execute\(|\.execute\(\s*(?!async\b)[\w.]+\s*[,)]|\.query[(<]|\.executeQuery[(<]|\bCompiledQuery\.raw\b/;
/** A column of JSON or of words, or the value of one, that is believed to be of a type. In SQL an alias is in small letters. */
const STORED_CAST = new RegExp(
  String.raw`\b(stored|settings|question_states|states|state_before|state_after|reason|rules|detail|content|result|by_network|` +
    String.raw`kind|status|pretest_status|role|register_as|cause|use)[)\]]*\s+as\s+(?!const\b)(?:[A-Z([{'"]|readonly\b|object\b|unknown\b)`,
);
const IMPURE = /\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bDate\.now\b/;

/** Which rules of the architecture (CONTRIBUTING.md, "Layers and segments" and "Conventions") a file breaks, one sentence each. */
export function brokenRules(file: SourceFile, architecture: Architecture): string[] {
  const everywhere = [...brokenNames(file), ...tooLong(file)];
  if (TEST.test(file.path)) return everywhere;
  return [...everywhere, ...brokenContent(file), ...brokenImports(file, architecture)];
}

function brokenNames({ path }: SourceFile): string[] {
  const folder = path
    .split('/')
    .slice(0, -1)
    .find((name) => NAMELESS.has(name));
  return folder === undefined ? [] : [`a folder is called "${folder}"`];
}

/** Whether a file is longer than anybody reads, in a sentence. */
export function tooLong({ path, text }: SourceFile): string[] {
  const lines = text.split('\n').length - 1;
  return lines > MAX_LINES && !GENERATED.test(path) ? [`${lines} lines`] : [];
}

function brokenContent({ path, text }: SourceFile): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const isScript = /\.tsx?$/.test(path);
  const maySql = path.endsWith('-queries.ts') || SQL_INFRASTRUCTURE.test(path);
  return [
    ...(/^export default\b|\bas default\b/m.test(code) ? ['a default export'] : []),
    ...(isScript && !maySql && SQL.test(code) ? ['SQL outside a *-queries.ts'] : []),
    ...(isScript && !SENDERS.test(path) && SENDING.test(code)
      ? ['a statement sent past kysely and preparedStatement']
      : []),
    ...(['core', 'server'].includes(locationOf(path)?.segment ?? '') && STORED_CAST.test(code)
      ? ['a stored value that is cast, not read (stored-column.ts)']
      : []),
    ...(locationOf(path)?.segment === 'core' && IMPURE.test(code) ? ['a clock or chance in core'] : []),
  ];
}

function brokenImports({ path, text }: SourceFile, architecture: Architecture): string[] {
  const here = locationOf(path);
  if (!here) return [];
  return importsOf(text).flatMap((specifier) => {
    const target = resolveImport(path, specifier);
    const why =
      'package' in target
        ? refusedPackage(here, target.package)
        : refusedPath(here, target.path, architecture);
    return why === null ? [] : [`imports ${specifier}: ${why}`];
  });
}

function refusedPackage({ segment }: Location, name: string): string | null {
  if (segment === 'web') return name.startsWith('node:') ? 'the browser has no Node' : null;
  if (segment === 'server') return null;
  return PURE_PACKAGES.has(name) ? null : `${segment} uses pure packages only`;
}

function refusedPath(here: Location, path: string, { slices }: Architecture): string | null {
  const there = locationOf(path);
  if (!there) return null;
  if (LAYERS.indexOf(there.layer) > LAYERS.indexOf(here.layer))
    return `${here.layer} is below ${there.layer}`;
  if (!(SEGMENTS[here.segment] ?? []).includes(there.segment))
    return `${here.segment} may not use ${there.segment}`;
  if (here.layer !== 'features' || there.layer !== 'features' || here.part === there.part) return null;
  if (slices.indexOf(there.part ?? '') >= slices.indexOf(here.part ?? ''))
    return `${there.part} does not come before ${here.part}`;
  const entryPoint = PUBLIC[there.segment];
  return entryPoint === undefined || there.file === entryPoint
    ? null
    : `another slice is used through ${there.segment}/${entryPoint}`;
}
