import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Scripts, scriptNamed, withImports } from './start-files.ts';

/** What a student's quiz may ship, in bytes of script packed with gzip at its best (docs/decisions/0017). */
export const QUIZ_LIMIT = 180_000;

/** Bytes of script that the screen in this file costs, with all that runs before it, packed one by one as they are sent. */
export function packedSize(bundle: Scripts, screen: string): number {
  const names = withImports(bundle, [scriptNamed(bundle, 'index'), scriptNamed(bundle, screen)]);
  const sizes = [...names].map((name) => {
    const file = bundle[name];
    return file && 'code' in file ? gzipSync(file.code, { level: 9 }).length : 0;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What is said about a quiz that has grown too large; null while it fits. */
export function tooLarge(bundle: Scripts, limit = QUIZ_LIMIT): string | null {
  const size = packedSize(bundle, 'quiz-page');
  return size > limit ? `The quiz ships ${size} bytes of script; at most ${limit} are allowed` : null;
}

/** Fails the build when the quiz ships more script than a school's slow line should carry. */
export function holdScriptSize(): Plugin {
  return {
    name: 'openleaf:hold-script-size',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const fault = tooLarge(bundle);
      if (fault !== null) this.error(fault);
    },
  };
}
