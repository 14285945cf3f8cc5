import { beforeEach, expect, it } from 'vitest';
import { addTo, appendSentence, canAdd, FIRST_COMMENTS, keepBank, readBank } from './comment-bank.ts';

beforeEach(() => localStorage.clear());

it('begins with a few, keeps what a teacher makes of them, each teacher their own', () => {
  expect(readBank(localStorage, 1)).toEqual(FIRST_COMMENTS);
  keepBank(localStorage, 1, addTo(FIRST_COMMENTS, ' You saw the turn. '));
  expect(readBank(localStorage, 1)).toEqual(['You saw the turn.', ...FIRST_COMMENTS]);
  expect(readBank(localStorage, 2)).toEqual(FIRST_COMMENTS);
  keepBank(localStorage, 1, []);
  expect(readBank(localStorage, 1)).toEqual([]);
});

it.each(['{', '{"a":1}', '[1]'])('does not mind broken storage: %s', (stored) => {
  localStorage.setItem('openleaf.essay-comments.1', stored);
  expect(readBank(localStorage, 1)).toEqual(FIRST_COMMENTS);
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
