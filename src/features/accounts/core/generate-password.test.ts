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

it('has more than ten million forms, and no word twice', () => {
  expect(new Set(PASSWORD_WORDS).size).toBe(PASSWORD_WORDS.length);
  expect(PASSWORD_WORDS.length ** 2 * 100).toBeGreaterThan(10_000_000);
});
