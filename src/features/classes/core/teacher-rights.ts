import { inOrderOfCounting, isConfirmed, type JoinedClass } from './class-that-counts.ts';

/** A teacher who teaches a class beside its owner. */
export interface CoTeacher {
  readonly id: number;
  /** Whether an admin has approved them. */
  readonly approved: boolean;
}

/** A class of a student with everyone who teaches it; `teacherId` is its owner. */
export interface ClassWithTeachers extends JoinedClass {
  readonly coTeachers: readonly CoTeacher[];
}
/** What says who teaches a class. */
export type TaughtClass = Pick<ClassWithTeachers, 'teacherId' | 'teacherApproved' | 'coTeachers'>;

const coTeacherIn = (teacherId: number, { coTeachers }: TaughtClass): CoTeacher | undefined =>
  coTeachers.find(({ id }) => id === teacherId);

/** Whether a teacher owns the class, or teaches it beside its owner. */
export const teachesClass = (teacherId: number, one: TaughtClass): boolean =>
  one.teacherId === teacherId || coTeacherIn(teacherId, one) !== undefined;

/** Whether an admin has approved a teacher, as a class that they teach tells it. */
const isApprovedIn = (teacherId: number, one: TaughtClass): boolean =>
  one.teacherId === teacherId ? isConfirmed(one) : coTeacherIn(teacherId, one)?.approved === true;

/**
 * Whether a teacher may change a class and score the work of its students. A co-teacher whom no admin has approved may only where
 * the owner is not approved either: an invitation alone must not open a class of the school to somebody nobody has looked at.
 */
export const changesClass = (teacherId: number, one: TaughtClass): boolean =>
  one.teacherId === teacherId ||
  (teachesClass(teacherId, one) && (isApprovedIn(teacherId, one) || !isConfirmed(one)));

/** What a teacher may read of a student. */
export type ReadableWork =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'everything' }
  | {
      /** Only the work that belongs to these classes of the teacher. */
      readonly kind: 'class-work';
      readonly classIds: readonly number[];
      /** Whether one of them is the class that counts: then the student's level, points and rank are shown, too. */
      readonly counts: boolean;
    };

/**
 * What a teacher may read of a student who is in these classes (in the order of joining). An approved teacher who teaches
 * the student reads everything. Any other teacher reads the work of the classes that they teach.
 */
export function readableWork(teacherId: number, joined: readonly ClassWithTeachers[]): ReadableWork {
  const taught = joined.filter((one) => teachesClass(teacherId, one));
  if (taught.length === 0) return { kind: 'nothing' };
  if (isApprovedTeacherOf(teacherId, taught)) return { kind: 'everything' };
  const [first] = inOrderOfCounting(joined);
  return {
    kind: 'class-work',
    classIds: taught.map(({ id }) => id),
    counts: first !== undefined && teachesClass(teacherId, first),
  };
}

/** Whether the student's own figures (level, points, rank, pretest) are shown to the reader, not only a class's work. */
export const seesFigures = (readable: ReadableWork): boolean =>
  readable.kind === 'everything' || (readable.kind === 'class-work' && readable.counts);

/** Whether a teacher is approved and teaches the student. */
export const isApprovedTeacherOf = (teacherId: number, joined: readonly TaughtClass[]): boolean =>
  joined.some((one) => isApprovedIn(teacherId, one));

/**
 * Whether a teacher may change what belongs to the student and to no single class: the name, the password, a locked
 * account. That is an approved teacher of the student, or who may change the class that counts.
 */
export function managesStudent(teacherId: number, joined: readonly ClassWithTeachers[]): boolean {
  const [first] = inOrderOfCounting(joined);
  return isApprovedTeacherOf(teacherId, joined) || (first !== undefined && changesClass(teacherId, first));
}
