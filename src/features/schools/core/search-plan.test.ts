import { expect, it } from 'vitest';
import { tokensOf } from './school-words.ts';
import { fitsAsTyped, searchPlan } from './search-plan.ts';

const WORDS = ['lincoln', 'lincolnton', 'springfield', 'school', 'oak'];
const plan = (query: string) => {
  const tokens = tokensOf(query);
  return searchPlan(tokens, new Map(tokens.map((token) => [token, WORDS])));
};

it('asks for words that schools have as they are, first', () => {
  expect(plan('Lincoln Springfield')[0]).toBe("'lincoln' & 'springfield':*");
});

it('asks for the word that was meant where no school has the typed one', () => {
  expect(plan('Lincon Springfeild')[0]).toBe("('lincon' | 'lincoln') & ('springfeild':* | 'springfield')");
});

it('lets no generic word choose, mistyped or not, unless there are no others', () => {
  expect(plan('Lincoln Elementery School')[0]).toBe("'lincoln'");
  expect(plan('the school')[0]).toBe("'the' & 'school':*");
});

it('takes a number for the beginning of one, and for no other', () => {
  expect(plan('6270 oak')[0]).toBe("'6270':* & 'oak':*");
});

it('takes one or two digits, and one letter, for what they are: half a country begins with them', () => {
  expect(plan('ps 9')[0]).toBe("'ps' & '9'");
  expect(plan('0 1 2 62 627')[0]).toBe("'0' & '1' & '2' & '62' & '627':*");
  expect(plan('l')[0]).toBe("'l'");
});

it('lets a single letter choose beside no other word', () => {
  expect(plan('s b lincoln m')[0]).toBe("'lincoln'");
});

it('asks at last for any of the words', () => {
  expect(plan('Lincoln Springfield').at(-1)).toMatch(/^'lincoln' \| 'springfield':\*$/);
});

it('asks nothing where nothing was typed', () => {
  expect(plan(' ')).toEqual([]);
});

it.each([
  ['lincoln', true],
  ['Linc', true],
  ['Lincoln Elementary School, Springfield', true],
  // Words that most schools have are written in many ways.
  ['Lincoln Elem', true],
  ['62701', true],
  ['Mt Lincoln', true],
  ['Lincon', false],
  ['Lincoln Chicago', false],
])('"%s" fits a school as it was typed: %s', (query, fits) =>
  expect(fitsAsTyped(query, ['lincoln', 'mount', 'mt', 'elementary', 'springfield', 'il', '62701'])).toBe(
    fits,
  ),
);
