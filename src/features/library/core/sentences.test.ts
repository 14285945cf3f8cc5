import { expect, it } from 'vitest';
import { sentencesCutAtTitles, sentencesOf } from './sentences.ts';

it.each([
  ['One. Two!  Three?', ['One.', 'Two!', 'Three?']],
  ['A line\nand its\n\nend.', ['A line and its end.']],
  ['She said "Go." Then she left.', ['She said "Go."', 'Then she left.']],
  ['Yes. …', ['Yes.']],
  ['Then he saw Mr. Paz. He sat.', ['Then he saw Mr. Paz.', 'He sat.']],
  [
    'Mrs. Lee and Ms. Oh met Dr. Day in St. Anne. It rained.',
    ['Mrs. Lee and Ms. Oh met Dr. Day in St. Anne.', 'It rained.'],
  ],
  ['Martin Luther King Jr. Day is in January.', ['Martin Luther King Jr. Day is in January.']],
  [
    'It was signed by H. Moo and J. R. Diaz. He left.',
    ['It was signed by H. Moo and J. R. Diaz.', 'He left.'],
  ],
  [
    'Bus No. 5 Main Street is late. “No.” No. She ran.',
    ['Bus No. 5 Main Street is late.', '“No.”', 'No.', 'She ran.'],
  ],
  [
    'The maze was a T. Half chose well. So did I. We left.',
    ['The maze was a T.', 'Half chose well.', 'So did I.', 'We left.'],
  ],
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

it('keeps the cuts of before titles were known', () => {
  expect(sentencesCutAtTitles('Then he saw Mr. Paz. He sat.').map(({ text }) => text)).toEqual([
    'Then he saw Mr.',
    'Paz.',
    'He sat.',
  ]);
});
