import { expect, it } from 'vitest';
import { challengeOf } from './challenge-of.ts';

const problem = { status: 403, detail: 'Type the code.', errors: [] };

it.each([
  ['a login that wants a code', { ...problem, code: 'second-step', challenge: 'abc' }, 'abc'],
  ['one without a challenge', { ...problem, code: 'second-step' }, null],
  ['another refusal', { ...problem, code: 'wrong-login', challenge: 'abc' }, null],
  ['none', null, null],
])('of %s', (_, given, expected) => expect(challengeOf(given)).toBe(expected));
