import { expect, it } from 'vitest';
import { ACT_KINDS, actInWords, actsOf, factInWords, KNOWN_ACTS, objectOf } from './acts.ts';

it.each([
  ['approve-teacher', 'Approved the teacher'],
  ['erase-person', 'Erased the person'],
  ['sell-the-boat', 'Sell the boat'],
])('says %s as "%s"', (act, words) => expect(actInWords(act)).toBe(words));

it.each([
  ['classId', '12', 'class number 12'],
  ['classId', 'Period 3 blue', 'class Period 3 blue'],
  ['activityId', 'activity (Reading, Room 14)', 'activity (Reading, Room 14)'],
  ['yearId', '1', 'school year number 1'],
  ['classes', '1', '1 class'],
  ['classes', '2', '2 classes'],
  ['points', 'false', 'points are kept'],
  ['byMail', 'true', 'by email'],
  ['reason', 'asked', 'reason: asked'],
  ['withLinks', 'false', 'without links'],
  ['byMail', 'false', 'by a link'],
  ['forTeacher', 'true', 'for a teacher'],
  ['forParent', 'true', 'for a parent'],
  ['somethingNew', '3', 'something new 3'],
])('says the fact %s %s as "%s"', (name, value, words) => expect(factInWords(name, value)).toBe(words));

it('has every act in one kind', () => {
  const all = ACT_KINDS.filter((kind) => kind !== 'other').flatMap(actsOf);
  expect(new Set(all).size).toBe(all.length);
  expect(all.toSorted()).toEqual([...KNOWN_ACTS].toSorted());
});

it('tells of what was done as done', () => {
  expect(actInWords('assign-pretest')).toBe('Assigned the pretest');
  expect(actInWords('reschedule-activity')).toBe('Moved the activity to other days');
});

it('names the class or activity of an act, and no number', () => {
  expect(
    objectOf([
      { name: 'students', value: '2' },
      { name: 'classId', value: 'Room 12' },
    ]),
  ).toBe('Room 12');
  expect(objectOf([{ name: 'classId', value: '12' }])).toBeNull();
});
