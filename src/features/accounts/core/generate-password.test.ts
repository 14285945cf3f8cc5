import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';
import { PASSWORD_MIN, passwordFault } from './password.ts';
import { PASSWORD_WORDS } from './password-words.ts';

it('is two short words and two digits, long enough for a student', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const password = generatePassword((below) => (numbers.next().value ?? 0) % below);
      expect(password).toMatch(/^[a-z]{3,7} [a-z]{3,7} \d\d$/);
      const question = { password, username: 'ana.p', minimum: PASSWORD_MIN.student, isCommon: () => false };
      expect(passwordFault(question)).toBeNull();
    }),
  );
});

it('never has the same word twice, whichever is drawn first, and can have every other one', () => {
  const count = PASSWORD_WORDS.length;
  const secondsAfter = (first: number) =>
    Array.from({ length: count - 1 }, (_, second) => {
      const numbers = [first, second, 32];
      return generatePassword(() => numbers.shift() ?? 0).split(' ')[1];
    });
  for (const first of [0, 1, count - 1]) {
    const others = PASSWORD_WORDS.filter((word) => word !== PASSWORD_WORDS[first]);
    expect(new Set(secondsAfter(first))).toEqual(new Set(others));
  }
});

it('has more than ten million forms, and knows no word twice', () => {
  const { length } = PASSWORD_WORDS;
  expect(new Set(PASSWORD_WORDS).size).toBe(length);
  expect(length * (length - 1) * 100).toBeGreaterThan(10_000_000);
});
