import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { freshQuiz } from '#features/quiz/web/quiz/fixture-quiz.ts';
import { PassageArticle } from '../reader/passage-article.tsx';
import { FIRST_SETTINGS } from '../reader/reader-settings.ts';
import { offsetIn, paragraphElement, rangeIn } from './text-places.ts';

afterEach(cleanup);

/** The second paragraph, with a glossary word and a lit place in it. */
function secondParagraph(): Element {
  const evidence = [{ paragraph: 2, start: 3, end: 10 }];
  render(<PassageArticle passage={freshQuiz.passage} settings={FIRST_SETTINGS} evidence={evidence} />);
  const found = paragraphElement(document, 2);
  if (!found) throw new Error('there is no second paragraph');
  return found;
}

it('finds a stretch of the text across words that explain themselves and places that are lit', () => {
  const paragraph = secondParagraph();
  const text = freshQuiz.passage.paragraphs[1] ?? '';
  for (const [start, end] of [
    [0, 2],
    [3, 10],
    [8, 20],
    [text.indexOf('mill'), text.indexOf('mill') + 4],
    [text.length - 4, text.length],
  ] as const) {
    const range = rangeIn(paragraph, start, end);
    if (!range) throw new Error(`nothing from ${start} to ${end}`);
    expect(offsetIn(paragraph, range.startContainer, range.startOffset)).toBe(start);
    expect(offsetIn(paragraph, range.endContainer, range.endOffset)).toBe(end);
  }
  expect(
    rangeIn(paragraph, 8, 20)
      ?.toString()
      .replace(/a house where.*ground/, ''),
  ).toContain('ng the');
});

it('has no range for what is not there', () => {
  expect(rangeIn(secondParagraph(), 500, 510)).toBeNull();
});
