import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf, bodyOffset, locateSpan, paragraphsOf } from './paragraphs.ts';

describe('paragraphsOf', () => {
  const text = 'One line\n  and  another.\n \n\nThe second.\n';

  it('folds line breaks of prose', () => {
    expect(paragraphsOf({ text, form: 'prose' })).toEqual(['One line and another.', 'The second.']);
  });

  it('keeps line breaks of verse', () => {
    expect(paragraphsOf({ text, form: 'verse' })).toEqual(['One line\nand another.', 'The second.']);
  });
});

describe('locateSpan', () => {
  const stanzas = ['One line\nand another.', 'The second.'];

  it.each([
    [1, 'line and another', { paragraph: 1, start: 4, end: 20 }],
    [1, ' One\n line ', { paragraph: 1, start: 0, end: 8 }],
    [2, 'second.', { paragraph: 2, start: 4, end: 11 }],
    [2, 'another', undefined],
    [3, 'second', undefined],
  ])('paragraph %i, %j', (paragraph, quote, located) => {
    expect(locateSpan(stanzas, { paragraph, quote })).toEqual(located);
  });

  it('finds any words of any paragraph, in the paragraph and in the body', () => {
    const word = fc.stringMatching(/^[a-z]{1,5}$/);
    const paragraphs = fc.array(fc.array(word, { minLength: 1, maxLength: 8 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(paragraphs, fc.nat(), fc.nat(), fc.nat(), (lines, pick, from, length) => {
        const texts = lines.map((words) => words.join('\n'));
        const at = pick % texts.length;
        const words = lines[at] ?? [];
        const start = from % words.length;
        const quote = words.slice(start, start + 1 + (length % (words.length - start))).join(' ');
        const located = locateSpan(texts, { paragraph: at + 1, quote });
        const offset = bodyOffset(texts, at + 1) + (located?.start ?? 0);
        expect(texts[at]?.slice(located?.start, located?.end).replaceAll('\n', ' ')).toBe(quote);
        expect(bodyOf(texts).slice(offset, offset + quote.length)).toBe(quote);
      }),
    );
  });
});
