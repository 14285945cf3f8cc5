import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesThatHide, countedClasses, inOrderOfCounting } from './class-that-counts.ts';
import {
  type ClassWithTeachers,
  isApprovedTeacherOf,
  managesStudent,
  readableWork,
  seesFigures,
} from './teacher-rights.ts';

const joined = (id: number, facts: Partial<ClassWithTeachers> = {}): ClassWithTeachers => ({
  coTeachers: [],
  id,
  teacherId: id * 10,
  teacherApproved: false,
  primarySince: null,
  ...facts,
});
const approved = { teacherApproved: true };

describe('the class that counts', () => {
  it.each([
    ['the first joined, where no teacher is approved', [joined(1), joined(2)], 1],
    ['the class of an approved teacher, though it was joined later', [joined(1), joined(2, approved)], 2],
    ['the first joined of approved teachers', [joined(1), joined(2, approved), joined(3, approved)], 2],
    [
      'the one that an approved teacher made primary',
      [joined(1, approved), joined(2, { ...approved, primarySince: 5 })],
      2,
    ],
    [
      'the one that was made primary last',
      [joined(1, { ...approved, primarySince: 5 }), joined(2, { ...approved, primarySince: 7 })],
      2,
    ],
    ['no class that a teacher without approval made primary', [joined(1), joined(2, { primarySince: 7 })], 1],
  ])('is %s', (_, classes, counts) => {
    expect(inOrderOfCounting(classes)[0]?.id).toBe(counts);
  });

  it('does not change when a class of a teacher without approval is joined later', () => {
    const some = fc.array(fc.record({ teacherApproved: fc.boolean(), primarySince: fc.option(fc.nat(9)) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(some, fc.option(fc.nat(99)), (list, primarySince) => {
        const before = list.map((facts, index) => joined(index + 1, facts));
        const after = [...before, joined(99, { primarySince })];
        expect(inOrderOfCounting(after)[0]).toEqual(inOrderOfCounting(before)[0]);
      }),
    );
  });
});

/** A class of a student as it is stored. */
const stored = (id: number, facts: { teacherApproved?: boolean; teacherLocked?: boolean } = {}) => ({
  id,
  teacherApproved: false,
  teacherLocked: false,
  ...facts,
});
const locked = { teacherLocked: true };

it.each([
  ['all classes, where none is confirmed', [stored(1), stored(2)], [1, 2]],
  [
    'the confirmed classes alone, where there are some',
    [stored(1), stored(2, approved), stored(3, approved)],
    [2, 3],
  ],
  [
    'a confirmed class also when its teacher is locked',
    [stored(1), stored(2, { ...approved, ...locked }), stored(3, approved)],
    [2, 3],
  ],
  ['no class of a locked teacher that is not confirmed', [stored(1, locked), stored(2)], [2]],
  ['none without a class', [], []],
])('the classes that may hide something are %s', (_, classes, hiding) => {
  expect(classesThatHide(classes).map(({ id }) => id)).toEqual(hiding);
});

it('the classes of locked teachers do not count', () => {
  expect(countedClasses([stored(1, locked), stored(2)]).map(({ id }) => id)).toEqual([2]);
});

it('locking the teacher of a confirmed class hides nothing less', () => {
  const some = fc.array(fc.record({ teacherApproved: fc.boolean(), teacherLocked: fc.boolean() }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(some, fc.nat(), (list, at) => {
      const before = list.map((facts, index) => stored(index + 1, facts));
      const [chosen] = before.slice(at % Math.max(1, before.length));
      fc.pre(chosen?.teacherApproved === true);
      const after = before.map((one) => (one === chosen ? { ...one, teacherLocked: true } : one));
      const hiding = classesThatHide(after).map(({ id }) => id);
      expect(hiding).toEqual(classesThatHide(before).map(({ id }) => id));
    }),
  );
});

describe('a teacher', () => {
  const real = joined(1, approved);
  const fake = joined(2);
  it.each([
    ['of no class of the student reads nothing', 99, [real, fake], { kind: 'nothing' }],
    ['who is approved reads everything', 10, [fake, real], { kind: 'everything' }],
    [
      'who is not approved reads the work of the own class alone',
      20,
      [real, fake],
      { kind: 'class-work', classIds: [2], counts: false },
    ],
    [
      'of the class that counts sees the figures, too',
      20,
      [fake],
      { kind: 'class-work', classIds: [2], counts: true },
    ],
    [
      'of a class joined later is not the one that counts',
      30,
      [fake, joined(3)],
      { kind: 'class-work', classIds: [3], counts: false },
    ],
  ])('%s', (_, teacherId, classes, readable) => {
    expect(readableWork(teacherId, classes)).toEqual(readable);
    const counts = readable.kind === 'everything' || ('counts' in readable && readable.counts);
    expect(seesFigures(readableWork(teacherId, classes))).toBe(counts);
    expect(managesStudent(teacherId, classes)).toBe(counts);
    expect(isApprovedTeacherOf(teacherId, classes)).toBe(readable.kind === 'everything');
  });
});
