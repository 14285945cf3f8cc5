import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { packedSize, tooLarge } from './script-size.ts';
import type { Scripts } from './start-files.ts';

/** A script that cannot be packed any smaller than about so many bytes. */
const script = (name: string, bytes: number, imports: readonly string[] = [], isEntry = false) => ({
  type: 'chunk' as const,
  name,
  isEntry,
  imports: [...imports],
  code: randomBytes(bytes).toString('latin1'),
});

/** The page, its start, the quiz, what both use, and a screen that the quiz does without. */
const build = (bytesOfQuiz: number): Scripts => ({
  'index.js': script('index', 1000, ['kit.js'], true),
  'kit.js': script('kit', 1000),
  'quiz-page.js': script('quiz-page', bytesOfQuiz, ['kit.js', 'quiz-desk.js']),
  'quiz-desk.js': script('quiz-desk', 1000, ['kit.js']),
  'class-page.js': script('class-page', 500_000, ['kit.js']),
  'index.css': { type: 'asset' },
});

it('counts what runs before a screen and the screen, each script once, and no other screen', () => {
  const names = ['index', 'kit', 'quiz-page', 'quiz-desk'];
  const bundle = build(1000);
  expect(packedSize(bundle, 'quiz-page')).toBeGreaterThan(1000 * names.length);
  expect(packedSize(bundle, 'quiz-page')).toBeLessThan(1600 * names.length);
});

it('is silent about a quiz that fits, and says how large one is that does not', () => {
  expect(tooLarge(build(1000))).toBeNull();
  expect(tooLarge(build(190_000))).toMatch(
    /^The quiz ships \d+ bytes of script; at most 180000 are allowed$/,
  );
});

it('complains where there is no quiz to count', () => {
  const { 'quiz-page.js': _gone, ...rest } = build(1000);
  expect(() => tooLarge(rest)).toThrow('There is no script named quiz-page');
});
