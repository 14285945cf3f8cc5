import { describe, expect, it } from 'vitest';
import { minimumFor, PASSWORD_MIN, passwordFault } from './password.ts';

const judge = (password: string, username = 'ana.lopez', minimum: number = PASSWORD_MIN.student) =>
  passwordFault({
    password,
    username,
    minimum,
    isCommon: (word) => word === 'password1',
    knownNames: ['Room 12', 'Lincoln Elementary'],
  });

it.each([
  ['otter7!', 'too-short'],
  ['otter river 27', null],
  ['Ana.Lopez', 'same-as-username'],
  ['Password1', 'common'],
  ['Ｐａｓｓｗｏｒｄ１', 'common'],
  ['o\u0308o\u0308u\u0308u\u0308', 'too-short'],
  [`${'otter river '.repeat(21)}27`, null],
  ['otter '.repeat(43), 'too-long'],
  [`${'\ufdfa'.repeat(14)} rivers`, 'too-long'],
  ['otterotter', 'repeated'],
  ['otter otter', 'repeated'],
  ['otter 27 otter 27', 'repeated'],
  ['schoolschool', 'known-name'],
  ['readingreading', 'known-name'],
  ['Openleaf Openleaf', 'known-name'],
  ['leaf-open-leaf', 'known-name'],
  ['openleafschool', 'known-name'],
  ['0penleaf1', 'known-name'],
  ['R00m-12!', 'known-name'],
  ['my school is red', null],
  ['🦦🐟🌊🪨🌿🐢🐸', 'too-short'],
  ['🦦🐟🌊🪨🌿🐢🐸🦆', null],
  ['        ', 'blank'],
  ['\u200b\u3164 \u2800\u200b\u200b\u200b\u200b', 'blank'],
  ['aaaaaaaa', 'repeated'],
  ['abcabcabc', 'repeated'],
  ['ＡＡＡＡＡＡＡＡ', 'repeated'],
  ['abababab', 'repeated'],
  ['aaaaaaab', 'run'],
  ['abcdefgh', 'run'],
  ['hgfedcba', 'run'],
  ['12345678', 'run'],
  ['qwertyui', 'run'],
  ['QWER1234', 'run'],
  ['abcdefgh1', 'run'],
  ['abcxyz otter', null],
  ['openleaf', 'known-name'],
  ['Open-Leaf 2026!', 'known-name'],
  ['openleaf rivers', null],
  ['!! Room 12 !!', 'known-name'],
  ['room 2026', 'known-name'],
  ['LincolnElementary', 'known-name'],
  ['lincoln otters', null],
])('%j is %j', (password, fault) => {
  expect(judge(password)).toBe(fault);
});

it('asks more of adults than of children, and less of the youngest', () => {
  expect([minimumFor('teacher', 'teacher'), minimumFor('admin', 'teacher')]).toEqual([10, 10]);
  expect([minimumFor('student', 'student'), minimumFor('student', 'parent')]).toEqual([8, 10]);
  expect(judge('otter7', 'ana', PASSWORD_MIN.youngStudent)).toBeNull();
});

const judgeAmong = (password: string, knownNames: readonly string[]) =>
  passwordFault({ password, username: 'ana', minimum: 8, isCommon: () => false, knownNames });
const word = (n: number) => `otter${String.fromCodePoint(0x61 + (n % 26), 0x61 + Math.floor(n / 26))}`;

describe('with names that somebody chose to be in the way', () => {
  it('forbids no password that is made of letters and short words', () => {
    const names = ['a b c d e f g h i j k l m n o p q r s t u v w x y z', 'an on the ot ter riv ers'];
    expect(judgeAmong('otter rivers', names)).toBeNull();
    expect(judgeAmong('the ot ter, riv ers', ['The Ot-Ter Riv Ers'])).toBe('known-name');
  });

  it('compares a hundred words', () => {
    const names = Array.from({ length: 20 }, (_, at) =>
      Array.from({ length: 10 }, (_word, n) => word(at * 10 + n)).join(' '),
    );
    expect(judgeAmong(`${word(1)} ${word(60)}`, names)).toBe('known-name');
    expect(judgeAmong(`${word(1)} ${word(190)}`, names)).toBeNull();
  });
});
