import { count } from '#platform/wording/core/figures.ts';

/** A student as a message names them. */
export interface NamedStudent {
  readonly studentId: number;
  readonly name: string;
}

/** "Ana Rivera", "3 students". */
export const whoOf = (students: readonly NamedStudent[]): string =>
  students.length === 1 ? (students[0]?.name ?? '') : count(students.length, 'student');

/** "is", "are". */
export const isOrAre = (students: readonly NamedStudent[]): string => (students.length === 1 ? 'is' : 'are');
