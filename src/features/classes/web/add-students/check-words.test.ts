import { expect, it } from 'vitest';
import { actInWords, doubtInWords, nothingInWords } from './check-words.ts';

it.each([
  [0, 0, 0, null],
  [1, 0, 0, 'Create 1 account'],
  [25, 0, 0, 'Create 25 accounts'],
  [3, 0, 22, 'Create 3 more'],
  [0, 1, 0, 'Change 1 name'],
  [3, 2, 0, 'Create 3 accounts and change 2 names'],
  [0, 0, 5, null],
])('with %i to create, %i to rename and %i created, the act is %s', (toCreate, toRename, created, act) =>
  expect(actInWords({ toCreate, toRename, created })).toBe(act),
);

it.each([
  [0, 'Nothing to do: nobody is left on the list'],
  [1, 'Nothing to do: this student is in the class already'],
  [25, 'Nothing to do: all 25 are in the class already'],
])('with %i in the class says %s', (inClass, words) => expect(nothingInWords(inClass)).toBe(words));

it.each([
  ['fits', { listed: 26, toCreate: 1 }, null],
  [
    'is that of another class',
    { listed: 24, toCreate: 24 },
    ['None of the 24 names on your list is in Room 12 yet.', 'Room 12 has 25 students.'],
  ],
  [
    'has many others',
    { listed: 20, toCreate: 12, toRename: 1 },
    ['Room 12 has 25 students.', 'Your list would add 12 students and change 1 name.'],
  ],
  [
    'has many other names',
    { listed: 20, toRename: 14 },
    ['Room 12 has 25 students.', 'Your list would change 14 names.'],
  ],
])('of a list that %s', (_, some, words) =>
  expect(
    doubtInWords({ className: 'Room 12', inClass: 25, toCreate: 0, toRename: 0, created: 0, ...some }),
  ).toEqual(words),
);
