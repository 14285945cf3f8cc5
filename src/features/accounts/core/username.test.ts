import { describe, expect, it } from 'vitest';
import { usernameFault, usernameKey } from './username.ts';

describe('usernameFault', () => {
  it.each([
    ['ana', null],
    ['ana.p_9-x@school', null],
    ['peña', null],
    ['小明明', null],
    ['an', 'too-short'],
    ['a'.repeat(40), null],
    ['a'.repeat(41), 'too-long'],
    ['ana banana', 'odd-characters'],
    ['ana\u0000x', 'odd-characters'],
    ['<b>ana', 'odd-characters'],
  ])('%j is %j', (username, fault) => {
    expect(usernameFault(username)).toBe(fault);
  });
});

it('is one name whatever the case or the composition of its letters', () => {
  expect(usernameKey('PEÑA')).toBe(usernameKey('pen\u0303a'));
});
