import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classesThatHide, inOrderOfCounting, type JoinedClass } from './class-that-counts.ts';
import { isApprovedTeacherOf, managesStudent, readableWork, seesFigures } from './teacher-rights.ts';

const joined = (id: number, facts: Partial<JoinedClass> = {}): JoinedClass => ({
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

it.each([
  ['all classes, where none is confirmed', [joined(1), joined(2)], [1, 2]],
  [
    'the confirmed classes alone, where there are some',
    [joined(1), joined(2, approved), joined(3, approved)],
    [2, 3],
  ],
  ['none without a class', [], []],
])('the classes that may hide something are %s', (_, classes, hiding) => {
  expect(classesThatHide(classes).map(({ id }) => id)).toEqual(hiding);
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
