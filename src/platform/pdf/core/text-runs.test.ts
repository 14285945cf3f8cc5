import { expect, it } from 'vitest';
import { printable, textRuns, visualOrder } from './text-runs.ts';

const FACES: Readonly<Record<string, RegExp>> = {
  latin: /[a-z ?]|\u0301/i,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
};
const faceOf = (letter: string, before?: string) =>
  before !== undefined && FACES[before]?.test(letter)
    ? before
    : Object.keys(FACES).find((face) => FACES[face]?.test(letter));
const runs = (text: string) => textRuns(text, faceOf, 'latin').map(({ face, text: own }) => [face, own]);

it('keeps letters of one font together, with their blanks', () => {
  expect(runs('Ana Lopez')).toEqual([['latin', 'Ana Lopez']]);
  expect(runs('Ana محمد عبد b')).toEqual([
    ['latin', 'Ana '],
    ['arabic', 'محمد عبد'],
    ['latin', ' b'],
  ]);
});

it('keeps the blank at the end, for what comes after it', () => {
  expect(runs('Ana ')).toEqual([['latin', 'Ana ']]);
  expect(runs('محمد ')).toEqual([
    ['arabic', 'محمد'],
    ['latin', ' '],
  ]);
});

it('leaves a mark with its letter where the font has both, and out where it has not', () => {
  expect(runs('x\u0301')).toEqual([['latin', 'x\u0301']]);
  expect(runs('x\u0302')).toEqual([['latin', 'x']]);
});

it('puts a question mark for what no font has, and nothing for what cannot be seen', () => {
  expect(runs('a🙂\u202eb\u0000\ud800')).toEqual([['latin', 'a?b']]);
  expect(printable('  a\n\tb ')).toBe(' a b ');
});

it('turns neighbors that read from right to left', () => {
  const line = [...'a12b3'].map((name) => ({ name, rightToLeft: /\d/.test(name) }));
  expect(
    visualOrder(line)
      .map(({ name }) => name)
      .join(''),
  ).toBe('a21b3');
});
