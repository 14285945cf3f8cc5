import { expect, it } from 'vitest';
import { USERNAME_MAX, usernameFault } from './username.ts';
import { usernamesLike } from './usernames-like.ts';

/** Draws these in turn. */
const drawing = (...numbers: readonly number[]) => {
  let turn = 0;
  return (below: number) => (numbers[turn++ % numbers.length] ?? 0) % below;
};

it.each([
  ['ana', 'ana47'],
  ['Ana', 'ana47'],
  ['ana.lopez', 'ana47.lopez'],
  ['ana@school.example', 'ana47@school.example'],
  ['ana_k5', 'ana47_k5'],
  ['ана', 'ана47'],
])('is like %s: %s', (typed, idea) => expect(usernamesLike(typed, drawing(37))[0]).toBe(idea));

it('has two digits first, then three, each idea once', () =>
  expect(usernamesLike('ana', drawing(37))).toEqual(['ana47', 'ana137']));

it.each([59, 78, 8])('leaves out a number that nobody wants beside a name (10 + %i)', (drawn) =>
  expect(usernamesLike('ana', drawing(drawn)).every((idea) => !/^ana(69|88|18)$/.test(idea))).toBe(true),
);

it('offers nothing that is no username, however long the name is', () => {
  expect(usernamesLike('a'.repeat(USERNAME_MAX), drawing(37))).toEqual([]);
  const long = usernamesLike('a'.repeat(USERNAME_MAX - 2), drawing(37));
  expect(long).toHaveLength(1);
  expect(long.every((idea) => usernameFault(idea) === null)).toBe(true);
});
