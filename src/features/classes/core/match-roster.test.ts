import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksTwice, matchRoster } from './match-roster.ts';

const student = (studentId: number, firstName: string, lastName: string, username: string) => ({
  studentId,
  firstName,
  lastName,
  username,
});
const ana = student(1, 'Ana', 'Lopez', 'ana.l');
const bao = student(2, 'Bao', 'Nguyen', 'Bao.N');
const zoe = student(3, 'Zoë', 'Park', 'zoe.p');
const CLASS = [ana, bao, zoe];
const row = (firstName: string, lastName: string, username = '') => ({ firstName, lastName, username });

/** Each line as "new", "in-class 1 by name", "other-name 2". */
const found = (...list: ReturnType<typeof row>[]) =>
  matchRoster(list, CLASS).matches.map((match) =>
    match.kind === 'new'
      ? 'new'
      : `${match.kind} ${match.student.studentId}${match.kind === 'in-class' ? ` by ${match.by}` : ''}`,
  );

it.each([
  ['a username in other letters', row('Bao', 'Nguyen', 'bao.n'), 'in-class 2 by username'],
  ['the name, without a username', row('Ana', 'Lopez'), 'in-class 1 by name'],
  ['the name in other letters', row('zoe', 'PARK'), 'in-class 3 by name'],
  ['the name, with a username of nobody here', row('Ana', 'Lopez', 'lopez7'), 'in-class 1 by name'],
  ['a username with another name', row('Anna', 'Lopez', 'ana.l'), 'other-name 1'],
  ['a username with the name of a classmate', row('Bao', 'Nguyen', 'ana.l'), 'other-name 1'],
  ['a username with the accents left out', row('Zoe', 'Park', 'zoe.p'), 'in-class 3 by username'],
  ['a username with a first name alone', row('Annie', '', 'ana.l'), 'in-class 1 by username'],
  ['neither', row('Cal', 'Oz', 'cal.o'), 'new'],
  ['half a name', row('Ana', ''), 'new'],
])('finds a student by %s', (_, listed, expected) => expect(found(listed)).toEqual([expected]));

it('finds a student once by the username, and then by the name', () =>
  expect(
    found(row('Ana', 'Lopez', 'ana.l'), row('Ana', 'Lopez', 'ANA.L'), row('Cal', 'Oz', 'ana.l')),
  ).toEqual(['in-class 1 by username', 'in-class 1 by name', 'new']));

it('tells namesakes apart, in either order', () => {
  const two = [student(1, 'Ana', 'Lopez', 'ana.l'), student(2, 'Ana', 'Lopez', 'ana.l2')];
  const list = [row('Ana', 'Lopez'), row('Ana', 'Lopez', 'ana.l')];
  expect(matchRoster(list, two)).toMatchObject({
    matches: [{ student: { studentId: 2 } }, { student: { studentId: 1 } }],
    notOnList: [],
  });
});

it('names those who are not on the list', () =>
  expect(matchRoster([row('Ana', 'Lopez'), row('Beau', 'Nguyen', 'bao.n')], CLASS).notOnList).toEqual([zoe]));

describe('a list of a class', () => {
  const name = fc.constantFrom('Ana', 'Anna', 'Bao', 'Zoë', 'zoe');
  const roster = fc
    .array(fc.record({ firstName: name, lastName: fc.constantFrom('', 'Lopez', 'Park') }), { maxLength: 8 })
    .map((names) => names.map((one, id) => ({ ...one, studentId: id + 1, username: `u${id + 1}` })));

  it.each(['with', 'without'])('changes nothing a second time, %s its usernames', (which) =>
    fc.assert(
      fc.property(roster, (inClass) => {
        const list = inClass.map((one) => ({ ...one, username: which === 'with' ? one.username : '' }));
        const { matches, notOnList } = matchRoster(list, inClass);
        expect(matches.filter(({ kind }) => kind !== 'in-class')).toEqual([]);
        expect(notOnList).toEqual([]);
      }),
    ),
  );
});

it.each([
  [3, 5, true],
  [2, 5, false],
  [3, 6, false],
  [4, 6, true],
  [25, 4, false],
  [25, 0, false],
  [0, 30, false],
])('asks twice about %i changes in a class of %i: %s', (changes, inClass, asked) =>
  expect(asksTwice({ changes, inClass })).toBe(asked),
);
