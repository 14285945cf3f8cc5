/** What is known about a teacher and a student of theirs. */
export interface NamingFacts {
  /** An admin has approved the teacher. */
  readonly teacherIsApproved: boolean;
  /** The student is also in a class of an approved teacher. */
  readonly hasApprovedTeacher: boolean;
}

/**
 * Whether a teacher may change a student's name. Anyone can sign up as a teacher, and a child can join a classmate's class:
 * where an approved teacher has the student, only approved ones name them.
 */
export const mayName = ({ teacherIsApproved, hasApprovedTeacher }: NamingFacts): boolean =>
  teacherIsApproved || !hasApprovedTeacher;
