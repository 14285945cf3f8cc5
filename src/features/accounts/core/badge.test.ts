import { expect, it } from 'vitest';
import { badgeEnd, badgeIn, readBadge, writeBadge } from './badge.ts';

const secret = 'aB3_-6789012345678901234567';

it.each([1, 35, 36, 4_294_967_297, 3_656_158_440_062_975])(
  'reads what it wrote for student %i',
  (studentId) => {
    const badge = writeBadge({ studentId, secret });
    expect(readBadge(badge)).toEqual({ studentId, secret });
    expect(badgeIn(`https://reading.example.org/auth/login${badgeEnd(badge)}`)).toBe(badge);
  },
);

it.each([
  '',
  `0.${secret}`,
  `-1.${secret}`,
  `A.${secret}`,
  `zzzzzzzzzzz.${secret}`,
  `1.${secret.slice(1)}`,
  `1.${secret}a`,
  `1.${secret.slice(1)}!`,
  `1 ${secret}`,
])('takes %s for no badge', (text) => {
  expect(readBadge(text)).toBeNull();
  expect(badgeIn(badgeEnd(text))).toBeNull();
});

it('finds no badge in a code that only opens the login page', () => {
  expect(badgeIn('https://reading.example.org/auth/login')).toBeNull();
});
