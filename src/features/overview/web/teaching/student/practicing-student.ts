import type { StudentProfile } from '../../../contract/endpoints.ts';
import { fromClassFirst } from '../class/class-come-from.ts';

/** A student for whom a passage is looked for. */
export type PracticingStudent = Pick<StudentProfile, 'studentId' | 'name' | 'readingLevel' | 'classes'>;

/** The class in which the reader may set something for a student: the one that the reader comes from, else the one that counts; null without one. */
export const classToAssignIn = ({ classes }: Pick<PracticingStudent, 'classes'>): number | null =>
  fromClassFirst(classes).find(({ classId, mayChange }) => classId !== null && mayChange)?.classId ?? null;
