import { expect, it } from 'vitest';
import { inOrderOfNames, nameOf, namesAmong } from './student-name.ts';

const named = (firstName: string, lastName: string, username: string) => ({ firstName, lastName, username });
const ana = named('Ana', 'Rivera', 'ana.r');
const otherAna = named('ana ', ' RIVERA', 'ana.r2');
const ben = named('Ben', 'Rivera', 'ben.r');

it('is the whole name, or the username of a student without one', () => {
  expect(nameOf(ana)).toBe('Ana Rivera');
  expect(nameOf(named('', '', 'quiet.fox'))).toBe('quiet.fox');
});

it('is told with the username where two of a list have the same name, however it is written', () => {
  const list = [ana, otherAna, ben];
  expect(list.map(namesAmong(list))).toEqual(['Ana Rivera (ana.r)', 'ana   RIVERA (ana.r2)', 'Ben Rivera']);
});

it('stays the name where nobody else of the list has it', () => {
  expect([ana, ben].map(namesAmong([ana, ben]))).toEqual(['Ana Rivera', 'Ben Rivera']);
});

it('does not repeat the username of a student who has no name', () => {
  const list = [named('', '', 'ana'), named('Ana', '', 'ana.r3')];
  expect(list.map(namesAmong(list))).toEqual(['ana', 'Ana (ana.r3)']);
});

it('stays the name of a student who is on the list twice', () => {
  expect([ana, ana].map(namesAmong([ana, ana]))).toEqual(['Ana Rivera', 'Ana Rivera']);
});

it('stands in a class book by the last name, or by the only one, without regard to accents and capitals', () => {
  const list = [
    named('Zoë', '', 'zoe'),
    named('Pia', 'Zimmer', 'pia.z'),
    named('Omar', 'Álvarez', 'omar.a'),
    named('Ana', 'de la Cruz', 'ana.d'),
    named('Ben', 'Abt', 'ben.a'),
    named('', '', 'quiet.fox'),
    named('Cal', 'Dunn', 'cal.d'),
  ];
  expect(inOrderOfNames(list).map(({ username }) => username)).toEqual([
    'ben.a',
    'omar.a',
    'ana.d',
    'cal.d',
    'quiet.fox',
    'pia.z',
    'zoe',
  ]);
});
