import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { glossaryPlaces, linesOfVerse, runsOf } from './passage-runs.ts';

const mill = { word: 'mill', meaning: 'a house where grain is ground' };
const text = 'Past the mill the river ran.';
const place = { paragraph: 1, start: 9, end: 13, entry: mill };

it('finds a glossary word where it first occurs as a word of its own', () => {
  const paragraphs = ['Millions walked by.', 'The mills stood still. A mill is loud.'];
  expect(glossaryPlaces({ paragraphs, glossary: [mill] })).toEqual([
    { paragraph: 2, start: 4, end: 9, entry: mill },
  ]);
});

it('takes the quotation mark before a glossary word with it, so that no line breaks between them', () => {
  const paragraphs = ['She said, "Mills?"'];
  expect(glossaryPlaces({ paragraphs, glossary: [mill] })).toEqual([
    { paragraph: 1, start: 10, end: 16, entry: mill },
  ]);
});

it('leaves out a word that is not in the text, and takes signs in a word as they are', () => {
  const glossary = [mill, { word: 'a.m.', meaning: 'before noon' }];
  expect(glossaryPlaces({ paragraphs: ['At 9 a.m. it rang.'], glossary })).toHaveLength(1);
});

it('cuts a paragraph at what is lit and at glossary words', () => {
  const runs = runsOf(text, [place], [{ start: 5, end: 23 }]);
  expect(runs.map(({ lit, pieces }) => [lit, pieces.map((piece) => piece.text)])).toEqual([
    [false, ['Past ']],
    [true, ['the ', 'mill', ' the river']],
    [false, [' ran.']],
  ]);
});

it('lights a glossary word as a whole or not at all', () => {
  const words = runsOf(text, [place], [{ start: 11, end: 17 }]).flatMap(({ pieces }) =>
    pieces.map((piece) => piece.text),
  );
  expect(words).toEqual(['Past the ', 'mill', ' the', ' river ran.']);
});

it('loses no letter, whatever is lit', () => {
  const stretch = tuple(nat(40), nat(40)).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  assert(
    property(array(stretch, { maxLength: 4 }), (lit) => {
      const pieces = runsOf(text, [place], lit).flatMap((run) => run.pieces);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

it('takes a stanza line by line, with the breaks, and cuts what is lit over two lines', () => {
  const stanza = 'Past the mill\nthe river ran.';
  const lines = linesOfVerse(stanza, [place], [{ start: 9, end: 23 }]);
  expect(lines.map((line) => line.text).join('')).toBe(stanza);
  expect(lines.map(({ glossary, lit }) => [glossary.length, lit])).toEqual([
    [1, [{ start: 9, end: 14 }]],
    [0, [{ start: 0, end: 9 }]],
  ]);
});
