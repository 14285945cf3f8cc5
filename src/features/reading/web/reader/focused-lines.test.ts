import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { bandAround, lineAtScroll, nearestLine, type TextLine } from './focused-lines.ts';

/** Forty lines of 32 pixels, below a bar of 60 in a window of 640. */
const lines: TextLine[] = Array.from({ length: 40 }, (_, index) => ({ middle: 16 + index * 32, height: 32 }));
const at = (scroll: number, over: Partial<Parameters<typeof lineAtScroll>[0]> = {}) =>
  lineAtScroll({
    lines,
    textTop: 100,
    scroll,
    scrollEnd: 900,
    free: { top: 70, bottom: 600 },
    ...over,
  });

it('is at the first line before any scrolling and at the last at its end', () => {
  expect(at(0)).toBe(0);
  expect(at(900)).toBe(39);
  expect(at(-20)).toBe(0);
  expect(at(2000)).toBe(39);
});

it('reaches the last line where the text ends far above the end of the page', () => {
  expect(at(1700, { scrollEnd: 1700 })).toBe(39);
});

it('passes every line on the way, in order', () => {
  const passed = Array.from({ length: 901 }, (_, scroll) => at(scroll));
  expect(passed).toEqual(passed.toSorted((a, b) => a - b));
  expect(new Set(passed).size).toBe(40);
});

it('keeps the line that is read where it can be seen', () => {
  assert(
    property(integer({ min: 1, max: 899 }), (scroll) => {
      const inWindow = 100 + lines[at(scroll)]!.middle - scroll;
      expect(inWindow).toBeGreaterThan(70 - 32);
      expect(inWindow).toBeLessThan(600 + 32);
    }),
  );
});

it('begins at the first line where nothing scrolls', () => {
  expect(at(0, { scrollEnd: 0 })).toBe(0);
});

it('finds the line of a tap', () => {
  expect(nearestLine(lines, 70)).toBe(2);
  expect(nearestLine(lines, 9000)).toBe(39);
  expect(nearestLine([], 70)).toBe(0);
});

it('shows three whole lines and cuts none', () => {
  expect(bandAround(lines, 10)).toEqual({ top: 9 * 32, height: 96 });
  expect(bandAround(lines, 0)).toEqual({ top: 0, height: 96 });
  expect(bandAround(lines, 39)).toEqual({ top: 37 * 32, height: 96 });
  expect(bandAround(lines.slice(0, 2), 1)).toEqual({ top: 0, height: 64 });
});
