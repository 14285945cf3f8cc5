import { resolveImport } from './imports.ts';

/** A file of routes with its path from the top of the repository. */
interface RoutesFile {
  readonly path: string;
  readonly text: string;
}

/** What is imported as a value from beside the file, a name each. */
const BESIDE = /^import \{([^}]*)\} from '(\.\/[^']+)';$/gm;
const IMPORTS = /^import [\s\S]*?;$/gm;

/** The files beside a file of routes that its routes are bound to, each once. */
export function boundFiles({ path, text }: RoutesFile): string[] {
  const bindings = text.replaceAll(IMPORTS, '');
  const bound = [...text.matchAll(BESIDE)].filter(([, names = '']) =>
    valuesIn(names).some((name) => new RegExp(String.raw`\b${name}\b`).test(bindings)),
  );
  return bound.flatMap(([, , specifier = '']) => {
    const found = resolveImport(path, specifier);
    return 'path' in found ? [found.path] : [];
  });
}

/** The names that a list of an import brings, without those of types. */
const valuesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ').at(-1) ?? name);

/** Where the test of a file is. */
const testOf = (path: string): string => path.replace(/\.ts$/, '.test.ts');

/** The bound files that have no test at their mirrored path (CONTRIBUTING.md, "An endpoint"). @param there all files that there are. */
export const untestedUseCases = (routes: readonly RoutesFile[], there: ReadonlySet<string>): string[] =>
  routes.flatMap(boundFiles).filter((path) => !there.has(testOf(path)));
