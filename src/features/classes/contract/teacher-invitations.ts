import { z } from 'zod';
import { email } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import {
  DAYS_OF_INVITATION,
  MAX_CLASSES_OF_STUDENT,
  MAX_STUDENTS_OF_CLASS,
  MAX_TEACHERS_ASKED,
} from '../core/class-limits.ts';
import { parentAccount } from './endpoints.ts';

export const myTeachers = endpoint({
  name: 'myTeachers',
  methods: ['GET'],
  path: 'reading/myTeachers',
  summary:
    'The classes of the student who asks with their teachers, the first joined first; then the archived ones that the student may leave.',
  access: only(['student']),
  response: z.object({
    classes: z.array(
      z.object({
        classId: id,
        className: z.string(),
        /** Empty where nothing was chosen (`faceOf`). */
        iconUrl: z.string(),
        iconColor: z.string(),
        /** As the students know them. */
        teacherName: z.string(),
        /** Who teaches the class beside this teacher. */
        coTeacherNames: z.array(z.string()),
        since: moment,
        /** The zone of the class, in which its dates are meant. */
        timezone: z.string(),
        /** It is over for now; its teacher may bring it back. */
        isArchived: z.boolean(),
        /** Whether the student may leave on their own (`mayLeaveClass`). */
        mayLeave: z.boolean(),
      }),
    ),
  }),
  limit: READ_LIMIT,
  notHeavy: 'A student is in few classes.',
});
export type ClassWithTeacher = z.output<(typeof myTeachers)['response']>['classes'][number];

export const inviteTeacher = endpoint({
  name: 'inviteTeacher',
  methods: ['POST'],
  path: 'reading/inviteTeacher',
  summary: 'Asks a teacher by email address. The answer is the same whether it is registered or not.',
  access: only(['student']),
  body: z.object({ email }),
  response: z.object({ asked: z.literal(true) }),
  errors: {
    'enough-for-today': {
      status: 429,
      detail: 'You have asked five times today. You can ask again tomorrow.',
    },
    'parent-account': parentAccount,
    'enough-teachers': {
      status: 429,
      detail: `You have asked ${MAX_TEACHERS_ASKED} teachers. Please ask your teacher for the class code.`,
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

/** A student who asked for the teacher. */
const teacherInvitation = z.object({
  invitationId: id,
  /** First name and initial: the teacher does not teach the student yet. */
  studentName: z.string(),
  askedAt: moment,
});
export type TeacherInvitation = z.output<typeof teacherInvitation>;

export const listTeacherInvitations = endpoint({
  name: 'listTeacherInvitations',
  methods: ['GET'],
  path: 'teaching/invitations',
  summary: `Students who asked for the teacher by email address in the last ${DAYS_OF_INVITATION} days and wait for an answer, newest first.`,
  access: only(['teacher']),
  response: z.object({
    invitations: z.array(teacherInvitation),
    /** So many wait that are not listed. */
    more: z.number().int(),
  }),
  limit: READ_LIMIT,
  notHeavy: 'It reads the newest, a bounded number.',
});

export const acceptTeacherInvitation = endpoint({
  name: 'acceptTeacherInvitation',
  methods: ['POST'],
  path: 'teaching/invitations/accept',
  summary: 'Puts a student who asked into a class of the teacher.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['admits'] }),
  body: z.object({ invitationId: id, classId: id }),
  response: z.object({ added: z.literal(true) }),
  errors: {
    'class-full': {
      status: 409,
      detail: `This class is full: it has ${MAX_STUDENTS_OF_CLASS} students. Please choose another class.`,
    },
    'parent-account': parentAccount,
    'enough-classes': {
      status: 409,
      detail: `This student is in ${MAX_CLASSES_OF_STUDENT} classes already and cannot join another.`,
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const declineTeacherInvitation = endpoint({
  name: 'declineTeacherInvitation',
  methods: ['POST'],
  path: 'teaching/deleteStudentInvite',
  summary: 'Takes a student who asked off the list. The student is not told.',
  access: only(['teacher'], { kind: 'invitation', at: 'body.inviteId', may: ['invitee'] }),
  /** The invitation, by the name that the published interface has for it. */
  body: z.object({ inviteId: id }),
  response: z.object({ declined: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const declineTeacherInvitations = endpoint({
  name: 'declineTeacherInvitations',
  methods: ['POST'],
  path: 'teaching/invitations/declineAll',
  summary:
    'Takes all students off the list who asked up to a moment. They are not told, and who asks later stays.',
  access: only(['teacher']),
  body: z.object({ askedUntil: moment }),
  response: z.object({ declined: z.number().int() }),
  limit: WRITE_LIMIT,
  changes: true,
});
