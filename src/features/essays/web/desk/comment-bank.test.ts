import { expect, it } from 'vitest';
import { addTo, appendSentence, canAdd, FIRST_COMMENTS, readBank } from './comment-bank.ts';

it('begins with a few, and keeps what a teacher makes of them', () => {
  expect(readBank(null)).toEqual(FIRST_COMMENTS);
  expect(readBank(addTo(FIRST_COMMENTS, ' You saw the turn. '))).toEqual([
    'You saw the turn.',
    ...FIRST_COMMENTS,
  ]);
  expect(readBank([])).toEqual([]);
});

it.each([['{'], [{ a: 1 }], [[1]]])('does not mind what is broken: %j', (kept) => {
  expect(readBank(kept)).toEqual(FIRST_COMMENTS);
});

it('takes each comment once, and none that says nothing', () => {
  expect(['Good.', ' Good. ', '  ', 'Fine.'].map((comment) => canAdd(['Good.'], comment))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(addTo(['Good.'], 'Good.')).toEqual(['Good.']);
});

it.each([
  ['', 'Why?'],
  ['Good. ', 'Good. Why?'],
])('adds to "%s"', (comment, whole) => expect(appendSentence(comment, 'Why?')).toBe(whole));
