import { expect, it } from 'vitest';
import { checkSequential } from './check-sequential.ts';
import type { AnswerCall, AnswerResult } from './history.ts';

const intended = (position: number, key = `key ${position}`) => ({
  position,
  key,
  optionId: 10 + position,
  seconds: 9,
});
const saved: AnswerResult = { kind: 'saved', text: 'saved' };
const call = (
  position: number,
  began: number,
  ended: number,
  result: AnswerResult,
  key?: string,
): AnswerCall => ({
  ...intended(position, key),
  began,
  ended,
  result,
});
const accepted = [intended(0), intended(1)];

it('finds an order for copies that overlap', () => {
  const calls = [
    call(1, 0, 4, { kind: 'not-next', expected: 0 }),
    call(0, 1, 9, { kind: 'lost' }),
    call(0, 2, 6, saved),
    call(1, 3, 20, saved),
    call(1, 8, 12, saved),
    call(0, 30, 31, saved),
    call(1, 30, 31, { kind: 'key-reused' }, 'key 0'),
    call(1, 30, 31, { kind: 'gone' }, 'new key'),
  ];
  expect(checkSequential(calls, accepted)).toEqual([]);
});

it('places an answer whose reply was lost after its connection was closed', () => {
  const calls = [
    call(0, 0, 1, { kind: 'lost' }),
    call(1, 2, 3, { kind: 'not-next', expected: 0 }),
    call(1, 4, 5, saved),
  ];
  expect(checkSequential(calls, accepted)).toEqual([]);
});

it.each([
  ['an answer before the one before it', [call(1, 0, 1, saved), call(0, 2, 3, saved)]],
  [
    'acknowledged, and not stored',
    [call(0, 0, 1, saved), call(1, 2, 3, saved), call(1, 4, 5, saved, 'other key')],
  ],
  [
    'a copy refused after its answer was saved',
    [call(0, 0, 1, saved), call(1, 2, 3, saved), call(0, 4, 5, { kind: 'not-next', expected: 2 })],
  ],
  [
    'still expected after it was saved',
    [call(0, 0, 1, saved), call(1, 2, 3, saved), call(1, 4, 5, { kind: 'not-next', expected: 0 }, 'new key')],
  ],
  [
    'refused as not next while it was next',
    [call(0, 0, 1, saved), call(1, 2, 3, { kind: 'not-next', expected: 1 }), call(1, 4, 5, saved)],
  ],
  [
    'a key that no call used',
    [call(0, 0, 1, saved), call(1, 2, 3, saved), call(1, 2, 3, { kind: 'key-reused' }, 'new key')],
  ],
  [
    'accepted before it was sent',
    [call(0, 0, 1, saved), call(1, 2, 3, { kind: 'gone' }, 'x'), call(1, 5, 6, saved)],
  ],
  ['accepted though never sent whole', [call(0, 0, 1, saved), call(1, 2, 3, { kind: 'never' })]],
])('finds %s', (_, calls) => {
  expect(checkSequential(calls, accepted)).not.toEqual([]);
});
