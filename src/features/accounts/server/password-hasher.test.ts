import { verify } from '@node-rs/argon2';
import { afterEach, expect, it } from 'vitest';
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
  const [one, other] = await Promise.all([passwords.hash('green apple'), passwords.hash('green apple')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
  expect(await verify(one, 'green apple')).toBe(true);
});

it('tells the right password from others, of many at the same moment', async () => {
  const passwords = hasher();
  const stored = await passwords.hash('green apple');
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
  expect(await passwords.verify(await passwords.hash('green apple'), 'green apple')).toBe(true);
});

it('fails what waits when its thread falls, and goes on for who comes next', async () => {
  const passwords = hasher();
  const lost = expect(passwords.hash('green apple')).rejects.toThrow('fell');
  await passwords.close();
  await lost;
  expect(await passwords.hash('green apple')).toMatch(/^\$argon2id/);
});
