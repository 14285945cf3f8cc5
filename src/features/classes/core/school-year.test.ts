import { expect, it } from 'vitest';
import { type ClassNow, isAsLeft, type PlannedStep, stepsToDo } from './school-year.ts';

const classes = new Map<number, ClassNow>(
  [
    { id: 1, grade: 4, isOwner: true },
    { id: 2, grade: 12, isOwner: true },
    { id: 3, grade: 5, isOwner: false },
  ].map((one) => [one.id, one]),
);
const step = (change: Partial<PlannedStep>): PlannedStep => ({
  classId: 1,
  step: 'move-up',
  grade: 4,
  name: 'Room',
  moveTo: null,
  ...change,
});

it.each<[string, Partial<PlannedStep>, boolean]>([
  ['a class moves up', {}, true],
  ['a class that moved up since does not move again', { grade: 3 }, false],
  ['a class of the last grade has no next one', { classId: 2, grade: 12 }, false],
  ['a co-teacher moves a class up', { classId: 3, grade: 5 }, true],
  ['a co-teacher does not archive', { classId: 3, grade: 5, step: 'archive' }, false],
  ['an owner archives', { step: 'archive' }, true],
  ['students come into another class', { step: 'archive', moveTo: 3 }, true],
  ['students do not come into the class that they leave', { step: 'archive', moveTo: 1 }, false],
  ['nor into a class of somebody else', { step: 'archive', moveTo: 9 }, false],
  ['a class of somebody else', { classId: 9 }, false],
])('%s', (_, change, isDone) => expect(stepsToDo([step(change)], classes)).toHaveLength(isDone ? 1 : 0));

it('does one step of a class, the last one, and moves nobody into a class that is archived, too', () => {
  expect(stepsToDo([step({}), step({ step: 'archive' })], classes)).toEqual([step({ step: 'archive' })]);
  const both = [step({ step: 'archive', moveTo: 2 }), step({ classId: 2, grade: 12, step: 'archive' })];
  expect(stepsToDo(both, classes).map(({ classId }) => classId)).toEqual([2]);
});

it.each([
  ['archive', { isOwner: true, isAsArchived: true }, true],
  ['archive', { isOwner: true, isAsArchived: false }, false],
  ['archive', { isOwner: false, isAsArchived: true }, false],
  ['move-up', { mayChange: true, isInNewGrade: true }, true],
  ['move-up', { mayChange: true, isInNewGrade: false }, false],
  ['move-up', { mayChange: false, isInNewGrade: true }, false],
] as const)('%s of %j is as it was left: %s', (kind, now, expected) => {
  const none = { isOwner: false, mayChange: false, isAsArchived: false, isInNewGrade: false };
  expect(isAsLeft({ ...none, ...now, step: kind })).toBe(expected);
});
