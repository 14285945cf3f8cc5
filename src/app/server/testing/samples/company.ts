import type { Person, SchoolClass, Student, Teacher } from '../../world.ts';
import type { TestApp } from '../test-app.ts';

export type TestEnvironment = Pick<TestApp, 'app' | 'world' | 'clock' | 'database'>;

/** A student with work. */
export interface Worker {
  readonly student: Student;
  readonly finished: {
    readonly attemptId: number;
    readonly versionId: number;
    /** Of the essay that was handed in after it; 0 where there is none. */
    readonly essayQuestionId: number;
  } | null;
  /** The question that is next in the quiz that lies open. */
  readonly open: { readonly versionId: number; readonly questionId: number | undefined } | null;
}

/** A class with its teacher. A student's work belongs to the first class in the list that the student is in. */
export interface Room {
  readonly label: string;
  readonly room: SchoolClass;
  readonly teacher: Teacher;
  readonly approved: boolean;
  /** Teachers who teach it beside its teacher. */
  readonly coTeachers: readonly { readonly teacher: Teacher; readonly approved: boolean }[];
  readonly members: readonly Worker[];
}

/** A student asked a teacher by email address. */
export interface Invitation {
  readonly id: number;
  readonly label: string;
  /** Who may answer; null where the teacher who was asked may not. */
  readonly invitee: number | null;
}

/** A passage is assigned to a class, or the class has a weekly goal, or takes part in a competition. */
export interface AssignedActivity {
  readonly kind: 'passage' | 'weekly' | 'competition';
  readonly id: number;
  readonly room: Room;
}

/** A teacher was invited to teach a class beside its owner. */
export interface CoTeacherInvite {
  readonly id: number;
  readonly label: string;
  readonly room: SchoolClass;
  readonly owner: Teacher;
  /** Who may answer; null where it was accepted, taken back, or goes to a teacher who is not approved. */
  readonly invitee: Teacher | null;
  /** Who has accepted it. */
  readonly coTeacher: Teacher | null;
}

/** A parent with their links to students: confirmed for the first one, waiting for the others. */
export interface Family {
  readonly parent: Person;
  /** The number of the link, by student. */
  readonly links: ReadonlyMap<number, number>;
  /** Of the first student. */
  readonly familyCode: string;
}

/** People with classes and work: what requests name, and who makes them. */
export interface Company {
  readonly environment: TestEnvironment;
  /** Of the first class. */
  readonly owner: Teacher;
  /** Who runs the service. */
  readonly admin: Person;
  readonly rooms: readonly [Room, ...Room[]];
  readonly workers: readonly [Worker, ...Worker[]];
  /** A class of the owner that is archived. */
  readonly archived: SchoolClass;
  readonly invitations: readonly Invitation[];
  readonly activities: readonly AssignedActivity[];
  readonly invites: readonly CoTeacherInvite[];
  readonly family: Family;
}

export const idOf = ({ student }: Worker): number => student.id;
