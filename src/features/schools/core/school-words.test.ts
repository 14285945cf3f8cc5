import { expect, it } from 'vitest';
import { foldText, placeKeyOf, schoolWords, tokensOf } from './school-words.ts';

it.each([
  ["St. Mary's  School", 'st marys school'],
  ['Peña Blanca', 'pena blanca'],
  ['A. J. Dorsa (K-8)', 'a j dorsa k 8'],
  ['École Élémentaire', 'ecole elementaire'],
  ['मॉडल स्कूल', 'मॉडल स्कूल'],
  ['مدرسة النور', 'مدرسة النور'],
  ['  ', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('finds a school by the words of its name and place, and by other ways to write them', () => {
  const place = { name: 'Saint Paul Academy', city: 'St. Louis', state: 'MO', country: 'US', zip: '63101' };
  expect(schoolWords(place, 'Missouri')).toEqual([
    'saint',
    'st',
    'paul',
    'academy',
    'louis',
    'mo',
    'missouri',
    '63101',
  ]);
});

it('looks at eight words of a search, each once', () => {
  expect(tokensOf('Lincoln lincoln  LINCOLN')).toEqual(['lincoln']);
  expect(tokensOf('a b c d e f g h i j')).toHaveLength(8);
  expect(tokensOf("' | & !:*")).toEqual([]);
});

it('knows a school that is typed again', () => {
  const place = { name: 'Riverside School', city: 'Peña', state: null, country: 'MX', zip: null };
  expect(placeKeyOf({ ...place, name: ' riverside  SCHOOL', city: 'Pena', zip: '1' })).toBe(
    placeKeyOf(place),
  );
  expect(placeKeyOf({ ...place, country: 'US' })).not.toBe(placeKeyOf(place));
});
