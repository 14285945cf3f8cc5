import { expect, it } from 'vitest';
import { fixtureWith, questionAt } from './fixture-passage.ts';
import { asksForNumber, asksForParagraph, meanOptionWords } from './option-kinds.ts';
import type { Question } from './passage-file.ts';

const withOptions = (...texts: string[]): Question => {
  const question = questionAt(
    fixtureWith(() => {}),
    0,
  );
  question.options = question.options.map((option, at) => ({ ...option, text: texts[at] ?? '' }));
  return question;
};

it.each([
  [['for one summer', 'for two summers', 'for four summers', 'not at all']],
  [['212', '214', '1812', '2024']],
  [['in June', 'in July', 'on a Monday', 'in winter']],
])('knows numbers, dates and counts: %j', (texts) => {
  expect(asksForNumber(withOptions(...texts))).toBe(true);
});

it.each([
  [['Gran', 'Thuy', 'one of the boys', 'the organist']],
  [
    [
      'He counted each pair of stripes twice because he was told to.',
      'He took two stripes of one year for stripes of two years.',
      'He began three pairs too low in the mud.',
      'He was tired.',
    ],
  ],
])('knows options that are none: %j', (texts) => {
  expect(asksForNumber(withOptions(...texts))).toBe(false);
});

it('knows options that only point at a place in the text', () => {
  const question = withOptions('paragraph 1', 'in paragraph 2', 'the last paragraph', 'paragraph 5');
  expect(asksForParagraph(question)).toBe(true);
  expect(asksForNumber(question)).toBe(false);
  expect(
    asksForParagraph(withOptions('It explains paragraph 2 by telling what the miller saw.', 'b', 'c', 'd')),
  ).toBe(false);
});

it('measures options in words', () => {
  expect(meanOptionWords(withOptions('a short rest', 'a rest', 'no', 'for the sake of his stomach'))).toBe(3);
});
