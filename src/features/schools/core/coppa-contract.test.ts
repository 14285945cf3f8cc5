import { expect, it } from 'vitest';
import { CONTRACT_MAX, FIRST_DRAFT, paragraphsOf, tidyContract } from './coppa-contract.ts';

it.each([
  ['one', ['one']],
  ['one\n\ntwo', ['one', 'two']],
  ['one\nline\n \n\n two ', ['one\nline', 'two']],
  ['\n\n', []],
])('reads the paragraphs of %j', (words, paragraphs) => expect(paragraphsOf(words)).toEqual(paragraphs));

it('keeps words without what no reader sees', () =>
  expect(tidyContract('  One \r\n\r\nTwo\t\n')).toBe('One\n\nTwo'));

it('begins with a draft that can be published as it is', () => {
  expect(tidyContract(FIRST_DRAFT)).toBe(FIRST_DRAFT);
  expect(FIRST_DRAFT.length).toBeLessThan(CONTRACT_MAX);
  expect(paragraphsOf(FIRST_DRAFT)).toHaveLength(5);
});
