import { expect, it } from 'vitest';
import { sentencePlaces } from './sentence-places.ts';

const paragraphs = ['The river turned. It was dark.', 'The mill stood dry. It was dark.'];

it('finds each sentence in the order of the text', () => {
  const found = sentencePlaces(paragraphs, [
    { sentence: 1, text: 'The river turned.' },
    { sentence: 3, text: 'The mill stood dry.' },
    { sentence: 4, text: 'It was dark.' },
  ]);
  expect(found.map(({ paragraph, start, end }) => [paragraph, start, end])).toEqual([
    [1, 0, 17],
    [2, 0, 19],
    [2, 20, 32],
  ]);
});

it('offers none where one of them is not in the text as it is', () => {
  const options = [
    { sentence: 1, text: 'The river turned.' },
    { sentence: 2, text: 'The river  rose.' },
  ];
  expect(sentencePlaces(paragraphs, options)).toEqual([]);
});
