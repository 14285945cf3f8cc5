import { assert, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { snapToWords } from './snap-to-words.ts';

const text = 'The mill-wheel turned; nobody’s boat moved.';
const words = (start: number, end: number) => {
  const snapped = snapToWords(text, { start, end });
  return snapped && text.slice(snapped.start, snapped.end);
};

it.each([
  ['inside one word', 5, 7, 'mill-wheel'],
  ['from the middle of one word to the middle of another', 6, 18, 'mill-wheel turned'],
  ['with spaces around it', 3, 15, 'mill-wheel'],
  ['with a sign at its end', 15, 22, 'turned'],
  ['across an apostrophe', 24, 29, 'nobody’s'],
])('takes whole words %s', (_, start, end, expected) => expect(words(start, end)).toBe(expected));

it('takes nothing where there is no word', () => {
  expect(words(21, 23)).toBeNull();
  expect(words(4, 4)).toBeNull();
});

it('never cuts a word and never loses a letter that was chosen', () => {
  assert(
    property(nat(text.length), nat(text.length), (a, b) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)];
      const snapped = snapToWords(text, { start, end });
      if (!snapped) {
        expect(text.slice(start, end)).not.toMatch(/[\p{L}\p{N}]/u);
        return;
      }
      const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
      expect(isLetter(snapped.start - 1) && isLetter(snapped.start)).toBe(false);
      expect(isLetter(snapped.end - 1) && isLetter(snapped.end)).toBe(false);
      for (let at = start; at < end; at++) {
        if (isLetter(at)) expect(at >= snapped.start && at < snapped.end).toBe(true);
      }
    }),
  );
});
