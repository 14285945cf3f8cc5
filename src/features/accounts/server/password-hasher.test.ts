import { verify } from '@node-rs/argon2';
import { afterEach, expect, it } from 'vitest';
import { DeadlinePassed, within } from '#platform/deadline/server/deadline.ts';
import { createPasswordHasher, type PasswordHasher } from './password-hasher.ts';

const open: PasswordHasher[] = [];
const hasher = () => {
  const made = createPasswordHasher();
  open.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

it('makes hashes of the setting that is promised, each with a salt of its own', async () => {
  const passwords = hasher();
  const [one, other] = await Promise.all([
    passwords.hash('green apple', 'school'),
    passwords.hash('green apple', 'school'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await verify(one, 'green apple')).toBe(true);
});

it('accepts the right password and no other, of many at the same moment', async () => {
  const passwords = hasher();
  const stored = await passwords.hash('green apple', 'school');
  const guesses = ['green apple', 'green pear', '', 'green apple', 'GREEN APPLE'];
  expect(await Promise.all(guesses.map((guess) => passwords.verify(stored, guess)))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

it('never lets nobody in', async () => {
  expect(await hasher().verify(null, 'the password of nobody')).toBe(false);
});

it('goes on after a hash that cannot be read', async () => {
  const passwords = hasher();
  await expect(passwords.verify('no hash at all', 'green apple')).rejects.toThrow('could not be looked at');
  expect(await passwords.verify(await passwords.hash('green apple', 'school'), 'green apple')).toBe(true);
});

it('fails what waits when its thread falls, and goes on for who comes next', async () => {
  const passwords = hasher();
  const lost = expect(passwords.hash('green apple', 'school')).rejects.toThrow('fell');
  await passwords.close();
  await lost;
  expect(await passwords.hash('green apple', 'school')).toMatch(/^\$argon2id/);
});

it('computes nothing for callers who were answered without it', async () => {
  const passwords = hasher();
  const stored = await passwords.hash('green apple', 'school');
  const began = performance.now();
  await Promise.all(Array.from({ length: 10 }, () => passwords.verify(stored, 'green apple')));
  const ten = performance.now() - began;

  const late = Array.from({ length: 200 }, () => within(1, () => passwords.verify(stored, 'green apple')));
  const answers = await Promise.allSettled(late);
  const answered = performance.now();
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(190);
  expect(answers.at(-1)).toMatchObject({ reason: expect.any(DeadlinePassed) });
  expect(await passwords.verify(stored, 'green apple')).toBe(true);
  expect(performance.now() - answered).toBeLessThan(5 * ten);
});
