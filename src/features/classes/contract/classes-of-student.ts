import { z } from 'zod';
import { id } from '#platform/endpoint/contract/ids.ts';
import { studentSupports } from '../core/student-supports.ts';

/** A class of a student, for a teacher of the student. */
export const classForTeacher = z.object({
  /** Null where it is another teacher's. */
  classId: id.nullable(),
  /** Whether the teacher may change it, so take the student out of it. */
  mayChange: z.boolean(),
  /** The number of another teacher's class that the reader may take the student out of (`removeFromUnconfirmedClass`). */
  removableId: id.nullable(),
  /** Null, like the teacher's name, where a teacher who is not approved may know only that there is such a class. */
  className: z.string().nullable(),
  teacherName: z.string().nullable(),
  /** The rules of this class hold for the student's next quiz. */
  counts: z.boolean(),
  /** Another teacher's class that is over for now; told to who may take the student out of it. */
  isArchived: z.boolean(),
  /** The lowest and highest level that it has for this student; null where the name is. */
  minLevel: z.number().int().nullable(),
  maxLevel: z.number().int().nullable(),
  /** These levels are the student's own in this class, and not those of the class. */
  hasOwnLevels: z.boolean(),
  /** What the class gives this student; null where it is another teacher's. */
  supports: studentSupports.nullable(),
});
export type ClassForTeacher = z.output<typeof classForTeacher>;
