import { expect, it } from 'vitest';
import { loginNamesOf, typedNameKey } from './login-name.ts';

it.each([
  ['ana.p', ['username']],
  ['novak@school.example', ['username', 'email']],
])('reads %s as %j', (typed, kinds) => {
  const names = loginNamesOf(typed);
  expect(names.map(({ kind }) => kind)).toEqual(kinds);
  for (const { key } of names) expect(key).toBe(typed);
});

it('finds a name that was copied from the text of a mail', () => {
  expect(typedNameKey(' Maria.\u200bRivera@\u200bschool ')).toBe('maria.rivera@school');
});
