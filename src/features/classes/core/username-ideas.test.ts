import { expect, it } from 'vitest';
import { usernameFault } from '#features/accounts/core/username.ts';
import { usernameIdeas } from './username-ideas.ts';

/** Counts up, so that each draw is another one. */
const counting = () => {
  let drawn = 0;
  return (below: number) => drawn++ % below;
};
const ideas = (names: readonly (readonly [string, string])[], taken: readonly string[] = []) =>
  usernameIdeas(
    names.map(([firstName, lastName]) => ({ firstName, lastName })),
    new Set(taken),
    counting(),
  );

it('tells the first name and an initial, and no more of a child', () =>
  expect(ideas([['Ana', 'Lopez']])).toEqual(['ana.l']));

it('adds two digits when that is taken, or twice on the list', () =>
  expect(
    ideas(
      [
        ['Ana', 'Lopez'],
        ['Ana', 'Lee'],
        ['Bao', 'Nguyen'],
      ],
      ['bao.n'],
    ),
  ).toEqual(['ana.l', 'ana.l10', 'bao.n11']));

it('finds one however many are taken', () => {
  const many = Array.from({ length: 1000 }, () => ['Ana', 'Lopez'] as const);
  const found = ideas(many);
  expect(new Set(found).size).toBe(1000);
});

it.each([
  ['José María', 'Núñez', 'jose.n'],
  ['Mary-Kate', "O'Neil", 'mary.o'],
  ["D'Angelo", '', 'dangelo'],
  ['Mei', '', 'mei'],
  ['Jo', '', 'jo10'],
  ['Søren', 'Łukasz', 'soren.l'],
  ['Weiß', '', 'weiss'],
  ['小龍', '李', 'student10000'],
  ['Ана', 'Петрова', 'student10000'],
  ['अनु', 'शर्मा', 'student10000'],
  ['Ana', 'Петрова', 'ana'],
  ['Li', '龍', 'li10'],
  ['😀', '', 'student10000'],
])('makes of %s %s the username %s', (firstName, lastName, username) => {
  const [found = ''] = ideas([[firstName, lastName]]);
  expect(usernameFault(found)).toBeNull();
  expect(found).toBe(username);
});
