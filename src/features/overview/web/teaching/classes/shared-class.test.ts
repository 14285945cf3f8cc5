import { expect, it } from 'vitest';
import { readers } from '../testing/fixture-class.ts';
import { sharedClass, whyNotTogether } from './shared-class.ts';

const club = { ...readers, id: 8, name: 'Club' };
const looked = { ...readers, id: 9, name: 'Poets', mayChange: false };
const classes = [readers, club, looked];
const student = (...ids: number[]) => ({ classes: ids.map((id) => ({ id })) });
const kindOf = (students: Parameters<typeof sharedClass>[0], shown?: number) =>
  sharedClass(students, classes, shown).kind;

it('is the one class that all are in and that may be changed', () => {
  expect(sharedClass([student(7), student(7, 8)], classes, undefined)).toEqual({
    kind: 'one',
    schoolClass: readers,
  });
  expect(kindOf([student(7, 9), student(7, 9)])).toBe('one');
  expect(kindOf([student(7), student(8)])).toBe('none');
  expect(kindOf([student(9)])).toBe('not-changeable');
});

it('is the class that the list shows where they share several', () => {
  const both = [student(7, 8), student(8, 7)];
  expect(kindOf(both)).toBe('several');
  expect(sharedClass(both, classes, 8)).toEqual({ kind: 'one', schoolClass: club });
  expect(kindOf(both, 9)).toBe('several');
});

it('says in one sentence or two why there is none, and what helps', () => {
  expect(whyNotTogether({ kind: 'several', classes: [readers, club] })).toBe(
    'They are together in Readers and Club. Pick one of these under “Class” to move, remove, or do more.',
  );
  expect(whyNotTogether({ kind: 'none' })).toMatch(/^They are in different classes/);
  expect(whyNotTogether({ kind: 'not-changeable' })).toMatch(/^You cannot change the class/);
});
