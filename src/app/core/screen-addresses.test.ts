import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allAddresses } from '#platform/screens/core/all-addresses.ts';
import { addressFinder } from '#platform/screens/core/path-pattern.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Where the address of every screen is. */
const HOMES = ['addresses.ts', 'service-addresses.ts', 'staff-addresses.ts'].map(
  (name) => `src/platform/screens/core/${name}`,
);
/** Addresses of the service before this one; none of them is a screen's. */
const OLD = /^src\/app\/core\/old-paths(\.test)?\.ts$/;
/** A literal that begins like the address of a screen, with what follows up to its end or first `?` or `${`. */
const LITERAL =
  /(?<=["'`])\/(?:(?:app|auth|google|school|help)\/\w[^"'`?\s]*?|help|contact|about|support|pricing|join|privacy|invitation)(?=["'`?\s]|\$\{)/g;

const isScreen = addressFinder(allAddresses);
const literalsIn = (text: string): string[] => text.match(LITERAL) ?? [];

/** What of a file should come from `addresses.ts`. */
const written = (path: string, text: string): string[] => {
  if (HOMES.includes(path)) return [];
  return literalsIn(text).filter((literal) => !OLD.test(path) || isScreen(literal));
};

const sources = ['src', 'e2e'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it('is in its one place, and every link is made from it', () => {
  const found = sources.flatMap((path) =>
    written(path, readFileSync(join(ROOT, path), 'utf8')).map((literal) => `${path}: ${literal}`),
  );
  expect(found).toEqual([]);
});

it('is there once', () => {
  const literals = HOMES.flatMap((home) => literalsIn(readFileSync(join(ROOT, home), 'utf8')));
  expect(literals.length).toBe(allAddresses.length - 1);
  expect(new Set(literals).size).toBe(literals.length);
});

/** Not written as one, so that this file has no address in it. */
const [APP, AUTH] = ['app', 'auth'];

it.each([
  ['src/a.ts', `'/${APP}/student/quiz'`, 1],
  ['src/a.ts', `\`/${APP}/teacher/classes/\${id}\``, 1],
  ['e2e/a.ts', `"/${AUTH}/login?to=x"`, 1],
  ['src/a.ts', `path.startsWith('/${APP}/')`, 0],
  ['src/app/core/old-paths.ts', `'/${APP}/student'`, 0],
  ['src/app/core/old-paths.ts', `'/${AUTH}/login'`, 1],
])('is found where it is injected: %s %s', (path, text, count) =>
  expect(written(path, text)).toHaveLength(count),
);
