import { expect, it } from 'vitest';
import { ownWords } from './own-words.ts';

const PASSAGE = 'The river turned in the night, and by morning the old mill stood dry beside it.';

it.each([
  ['nothing', '', 0],
  ['own words', 'I think the miller was surprised.', 6],
  ['short quotes', 'The mill "stood dry", so nobody could grind.', 8],
  ['a copied sentence', PASSAGE, 0],
  ['a copied sentence with own words around it', `I know that ${PASSAGE} This was sad.`, 6],
  ['the same words in another order', 'night the in turned river the', 6],
  ['another case and other signs', 'THE RIVER TURNED IN THE NIGHT', 0],
])('%s', (_, text, words) => expect(ownWords(text, PASSAGE)).toBe(words));
