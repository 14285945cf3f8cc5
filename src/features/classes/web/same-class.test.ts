import { expect, it } from 'vitest';
import { sameClassSentence } from './same-class.ts';

const classes = [
  { id: 3, name: 'Room 12', grade: 4 },
  { id: 4, name: 'Room 7', grade: 5 },
];

it.each([
  ['the same name and grade', 'Room 12', '4', null, true],
  ['the same name in other letters and spaces', ' room  12 ', '4', null, true],
  ['the same name in another grade', 'Room 12', '5', null, false],
  ['a name that no class has', 'Room 13', '4', null, false],
  ['no name yet', ' ', '4', null, false],
  ['no grade yet', 'Room 12', '', null, false],
  ['the class itself', 'Room 12', '4', 3, false],
])('with %s', (_, name, grade, ownId, warned) =>
  expect(sameClassSentence({ name, grade }, classes, ownId)).toEqual(
    warned ? expect.stringMatching(/^You already have a class called Room 12 \(Grade 4\)\./) : null,
  ),
);
