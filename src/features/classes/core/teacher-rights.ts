import { inOrderOfCounting, isConfirmed, type JoinedClass } from './class-that-counts.ts';

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
 * the student reads everything. Any other teacher reads the work of their own class.
 */
export function readableWork(teacherId: number, joined: readonly JoinedClass[]): ReadableWork {
  const own = joined.filter((schoolClass) => schoolClass.teacherId === teacherId);
  if (own.length === 0) return { kind: 'nothing' };
  if (own.some(isConfirmed)) return { kind: 'everything' };
  const [first] = inOrderOfCounting(joined);
  return {
    kind: 'class-work',
    classIds: own.map(({ id }) => id),
    counts: first?.teacherId === teacherId,
  };
}

/** Whether the student's own figures (level, points, rank, pretest) are shown to the reader, not only a class's work. */
export const seesFigures = (readable: ReadableWork): boolean =>
  readable.kind === 'everything' || (readable.kind === 'class-work' && readable.counts);

/** Whether a teacher is approved and teaches the student. */
export const isApprovedTeacherOf = (teacherId: number, joined: readonly JoinedClass[]): boolean =>
  joined.some((schoolClass) => schoolClass.teacherId === teacherId && isConfirmed(schoolClass));

/**
 * Whether a teacher may change what belongs to the student and to no single class: the name, the password, a locked
 * account. That is an approved teacher of the student, or the teacher of the class that counts.
 */
export const managesStudent = (teacherId: number, joined: readonly JoinedClass[]): boolean =>
  isApprovedTeacherOf(teacherId, joined) || inOrderOfCounting(joined)[0]?.teacherId === teacherId;
