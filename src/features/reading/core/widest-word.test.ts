import { expect, it } from 'vitest';
import { widestWord } from './widest-word.ts';

it.each([
  ['nothing', [], 0],
  ['no word', [''], 0],
  ['plain letters', ['on a bee'], 3],
  ['the widest of several texts', ['a', 'bone', 'on'], 4],
  ['narrow and wide letters', ['ill mmm'], 4.4],
  ['capitals', ['BONE'], 5],
  ['what belongs to a word', ['“bone?”'], 7],
  ['the parts of a compound, which may be set apart', ['bone-bed—on'], 4],
])('of %s', (_, texts, width) => expect(widestWord(...texts)).toBe(width));
