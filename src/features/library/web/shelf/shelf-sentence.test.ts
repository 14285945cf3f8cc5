import { expect, it } from 'vitest';
import { shelfSentence, whatToTry } from './shelf-sentence.ts';

it.each<[number, Parameters<typeof shelfSentence>[1], string]>([
  [1481, {}, '1,481 passages'],
  [1, { q: ' kite ' }, '1 passage for “kite”'],
  [0, { q: 'kite', level: 2 }, 'No passages for “kite” · Level Two'],
  [3, { topic: 'animals', kind: 'literary', genre: 'poem' }, '3 passages · Animals · Literary · Poem'],
  [
    2,
    { skill: 'Theme Tone', length: 'long', series: 'bus-47' },
    '2 passages · skill theme and tone · Long: 6 minutes or more · series “Bus 47”',
  ],
])('says what was found: %i of %j', (total, looked, sentence) =>
  expect(shelfSentence(total, looked)).toBe(sentence),
);

it.each<[Parameters<typeof whatToTry>[0], RegExp]>([
  [{ level: 2 }, /^No passage matches all of these/],
  [{ q: 'zzz' }, /^Try another word, or just the start of it\.$/],
  [{ q: 'kite heron' }, /^A passage must have every word/],
  [{ q: 'zzz', level: 2 }, /Or remove a filter\.$/],
])('says what to try: %j', (looked, sentence) => expect(whatToTry(looked)).toMatch(sentence));
