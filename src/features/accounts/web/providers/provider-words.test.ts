import { expect, it } from 'vitest';
import { finishConnecting, finishProviderLogin } from '../../contract/provider-logins.ts';
import { failWords } from './provider-words.ts';

const OTHER = failWords('something new', 'Google');
/** A screen of its own says more, and nobody is sent back to a server that has no such login. */
const ELSEWHERE = ['not-connected', 'no-such-login', 'not-believed', 'second-step'];

it('has a sentence of its own for each reason that the server has', () => {
  const codes = [...Object.keys(finishProviderLogin.errors), ...Object.keys(finishConnecting.errors)];
  const without = codes.filter((code) => failWords(code, 'Google') === OTHER);
  expect(new Set(without)).toEqual(new Set(ELSEWHERE));
});

it('says for any other what to do, and takes no word of an address for a reason', () => {
  for (const code of ['constructor', 'toString', '__proto__', ''])
    expect(failWords(code, 'Google')).toBe(OTHER);
  expect(OTHER).toMatch(/^Something did not work between Google and Openleaf\. Please try again\./);
});
