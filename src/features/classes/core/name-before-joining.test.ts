import { expect, it } from 'vitest';
import { nameBeforeJoining } from './name-before-joining.ts';

const named = (firstName: string, lastName: string) =>
  nameBeforeJoining({ firstName, lastName, username: 'quiet.fox' });

it.each([
  ['Ana', 'Lopez', 'Ana L.'],
  ['Ana', '', 'Ana'],
  ['', '', 'quiet.fox'],
])('"%s" "%s"', (first, last, shown) => expect(named(first, last)).toBe(shown));
