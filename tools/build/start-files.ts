import type { Plugin } from 'vite';

/** What a build is about to write, by name. */
export type Bundle = Parameters<
  Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>
>[1];

/** A script of the bundle, as far as it matters here. */
type Script = Pick<
  Extract<Bundle[string], { type: 'chunk' }>,
  'type' | 'name' | 'isEntry' | 'imports' | 'code'
>;
export type Scripts = Readonly<Record<string, Script | Pick<Bundle[string], 'type'>>>;

const isScript = (file: Scripts[string] | undefined): file is Script =>
  file?.type === 'chunk' && 'code' in file;

/** The names of these scripts and of every other that must be there before they run. */
export function withImports(
  bundle: Scripts,
  names: readonly string[],
  found = new Set<string>(),
): Set<string> {
  for (const name of names) {
    const file = bundle[name];
    if (!isScript(file) || found.has(name)) continue;
    found.add(name);
    withImports(bundle, file.imports, found);
  }
  return found;
}

/** What every page runs before it knows its screen. */
export const startOf = (bundle: Scripts): Set<string> => withImports(bundle, [scriptNamed(bundle, 'index')]);

/** The one script of this name. Throws where there is none. */
export function scriptNamed(bundle: Scripts, wanted: string): string {
  const found = Object.entries(bundle).find(([, file]) => isScript(file) && file.name === wanted);
  if (!found) throw new Error(`There is no script named ${wanted}`);
  return found[0];
}
