import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it.each([
  ['One. Two!  Three?', ['One.', 'Two!', 'Three?']],
  ['A line\nand its\n\nend.', ['A line and its end.']],
  ['She said "Go." Then she left.', ['She said "Go."', 'Then she left.']],
  ['Yes. …', ['Yes.']],
  ['', []],
])('the sentences of %j', (text, sentences) => {
  expect(sentencesOf(text).map((sentence) => sentence.text)).toEqual(sentences);
});

it('places each sentence in the folded text', () => {
  const folded = 'One. Two three.';
  expect(sentencesOf('One.\n Two three.').map(({ start, end }) => folded.slice(start, end).trim())).toEqual([
    'One.',
    'Two three.',
  ]);
});
