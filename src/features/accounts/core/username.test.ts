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
    [' ana\u00a0', null],
    [' an ', 'too-short'],
    ['ana\u0000x', 'odd-characters'],
    ['<b>ana', 'odd-characters'],
    ['ana\u200bx', 'odd-characters'],
    ['ana\u202ex', 'odd-characters'],
    ['ana\u3164', 'odd-characters'],
    ['ana\uffa0', 'odd-characters'],
    ['ana\u034fb', 'odd-characters'],
    ['ana\u0335\u0336\u0337', 'odd-characters'],
    ['ａｎａ', null],
    ['\ufb01\ufb01', null],
    ['\ufdfa'.repeat(3), 'too-long'],
    ['\u0430na', 'mixed-scripts'],
    ['анна', null],
    ['анна.п_9', null],
    ['αlpha', 'mixed-scripts'],
    ['ana٣', 'mixed-scripts'],
    ['ひらカナ漢字', null],
    ['한글漢字', null],
    ['한글かな', 'mixed-scripts'],
    ['ﺁﺎﺑ', null],
    ['हिन्दी', null],
    ['www.win', 'web-address'],
    ['ＷＷＷ.win', 'web-address'],
    ['wwwin.www.', null],
  ])('%j is %j', (username, fault) => {
    expect(usernameFault(username)).toBe(fault);
  });
});

it('is one name whatever the case or the composition of its letters', () => {
  expect(usernameKey('PEÑA')).toBe(usernameKey('pen\u0303a'));
});
