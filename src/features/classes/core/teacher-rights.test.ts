import { describe, expect, it } from 'vitest';
import {
  type ClassWithTeachers,
  changesClass,
  isApprovedTeacherOf,
  managesStudent,
  readableWork,
  teachesClass,
} from './teacher-rights.ts';

const [OWNER, APPROVED, UNAPPROVED, STRANGER] = [1, 2, 3, 4];

/** A class with two co-teachers, one of them approved. */
const shared = (facts: Partial<ClassWithTeachers> = {}): ClassWithTeachers => ({
  id: 7,
  teacherId: OWNER,
  teacherApproved: true,
  primarySince: null,
  coTeachers: [
    { id: APPROVED, approved: true },
    { id: UNAPPROVED, approved: false },
  ],
  ...facts,
});
const another = (id: number, facts: Partial<ClassWithTeachers> = {}): ClassWithTeachers =>
  shared({ id, teacherId: 9, coTeachers: [], ...facts });

describe.each([
  { who: 'the owner', id: OWNER, teaches: true, ofApproved: true, ofUnapproved: true },
  { who: 'an approved co-teacher', id: APPROVED, teaches: true, ofApproved: true, ofUnapproved: true },
  {
    who: 'a co-teacher who is not approved',
    id: UNAPPROVED,
    teaches: true,
    ofApproved: false,
    ofUnapproved: true,
  },
  { who: 'a stranger', id: STRANGER, teaches: false, ofApproved: false, ofUnapproved: false },
])('$who', ({ id, teaches, ofApproved, ofUnapproved }) => {
  it('teaches the class, or does not', () => expect(teachesClass(id, shared())).toBe(teaches));

  it('changes the class of an approved teacher, and of one who is not', () => {
    expect(changesClass(id, shared())).toBe(ofApproved);
    expect(changesClass(id, shared({ teacherApproved: false }))).toBe(ofUnapproved);
  });

  it('manages the student only where they may change the class that counts', () => {
    expect(managesStudent(id, [shared()])).toBe(ofApproved);
    expect(managesStudent(id, [shared({ teacherApproved: false })])).toBe(ofUnapproved);
  });
});

it('an approved co-teacher reads all work, in whoever’s class', () => {
  expect(readableWork(APPROVED, [shared()])).toEqual({ kind: 'everything' });
  expect(readableWork(APPROVED, [another(6), shared({ teacherApproved: false })])).toEqual({
    kind: 'everything',
  });
});

it('a co-teacher who is not approved reads the work of the class, with the figures where it counts', () => {
  expect(readableWork(UNAPPROVED, [shared()])).toEqual({ kind: 'class-work', classIds: [7], counts: true });
  expect(readableWork(UNAPPROVED, [another(6), shared()])).toEqual({
    kind: 'class-work',
    classIds: [7],
    counts: false,
  });
});

it('the approval of the owner is not that of a co-teacher, nor the other way round', () => {
  expect(isApprovedTeacherOf(UNAPPROVED, [shared()])).toBe(false);
  expect(isApprovedTeacherOf(APPROVED, [shared({ teacherApproved: false })])).toBe(true);
  expect(isApprovedTeacherOf(OWNER, [shared({ teacherApproved: false })])).toBe(false);
});

it('an approved co-teacher manages a student for whom another class counts; one who is not approved does not', () => {
  expect(managesStudent(APPROVED, [another(6), shared()])).toBe(true);
  expect(managesStudent(UNAPPROVED, [another(6), shared({ teacherApproved: false })])).toBe(false);
});
