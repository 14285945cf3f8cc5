import { expect, it } from 'vitest';
import { namesOfClass, sameStudents } from './same-student.ts';

const name = (firstName: string, lastName = '') => ({ firstName, lastName });
const inClass = [name('Ana', 'Lopez'), name('Zoë'), name('Mary-Kate', 'O’Neil')];

it.each([
  ['the same name', name('Ana', 'Lopez')],
  ['other capitals and spaces', name(' ANA', 'lopez ')],
  ['an accent that the list leaves out', name('Zoe')],
  ['a decomposed accent', name('Zoe\u0308')],
  ['a space for a hyphen, a straight apostrophe', name('Mary Kate', "O'Neil")],
])('finds a student of the class by %s', (_, one) =>
  expect(sameStudents([one], inClass)).toEqual(['already-in-class']),
);

it('takes nobody for another by a part of the name', () =>
  expect(sameStudents([name('Ana'), name('Lopez', 'Ana'), name('Ana', 'Lopes')], inClass)).toEqual([
    null,
    null,
    null,
  ]));

it('tells the second of two alike in a list, and keeps the first', () =>
  expect(sameStudents([name('Bao', 'Ng'), name('Cal'), name('bao', 'NG'), name('Bao', 'Ng')], [])).toEqual([
    null,
    null,
    'twice-in-list',
    'twice-in-list',
  ]));

it('knows names of every script apart', () =>
  expect(sameStudents([name('明'), name('红'), name('明')], [])).toEqual([null, null, 'twice-in-list']));

it('calls a name that is in neither new until it is added', () => {
  const names = namesOfClass([]);
  expect(names.sameAs(name('Bao'))).toBeNull();
  expect(names.sameAs(name('Bao'))).toBeNull();
  names.add(name('Bao'));
  expect(names.sameAs(name('Bao'))).toBe('twice-in-list');
});
