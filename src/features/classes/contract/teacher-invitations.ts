import { z } from 'zod';
import { email } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { commonErrors } from '#platform/endpoint/contract/problem.ts';

export const myTeachers = endpoint({
  name: 'myTeachers',
  methods: ['GET'],
  path: 'reading/myTeachers',
  summary: 'The classes of the student who asks with their teachers, the first joined first.',
  access: only(['student']),
  response: z.object({
    classes: z.array(
      z.object({
        classId: id,
        className: z.string(),
        /** As the students know them. */
        teacherName: z.string(),
        since: moment,
      }),
    ),
  }),
});
export type ClassWithTeacher = z.output<(typeof myTeachers)['response']>['classes'][number];

export const inviteTeacher = endpoint({
  name: 'inviteTeacher',
  methods: ['POST'],
  path: 'reading/inviteTeacher',
  summary: 'Asks a teacher by e-mail address. The answer is the same whether somebody has it or not.',
  access: only(['student']),
  body: z.object({ email }),
  response: z.object({ asked: z.literal(true) }),
  errors: {
    'enough-for-today': {
      status: 429,
      detail: 'You have asked five times today. You can ask again tomorrow.',
    },
  },
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
  summary: 'Students who asked for the teacher by e-mail address and wait for an answer, newest first.',
  access: only(['teacher']),
  response: z.object({ invitations: z.array(teacherInvitation) }),
});

export const acceptTeacherInvitation = endpoint({
  name: 'acceptTeacherInvitation',
  methods: ['POST'],
  path: 'teaching/invitations/accept',
  summary: 'Puts a student who asked into a class of the teacher.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['teaches'] }),
  body: z.object({ invitationId: id, classId: id }),
  response: z.object({ added: z.literal(true) }),
  changes: true,
});

export const declineTeacherInvitation = endpoint({
  name: 'declineTeacherInvitation',
  methods: ['POST'],
  path: 'teaching/invitations/decline',
  summary: 'Takes a student who asked off the list. The student is not told.',
  access: only(['teacher']),
  body: z.object({ invitationId: id }),
  response: z.object({ declined: z.literal(true) }),
  errors: { 'not-found': commonErrors['not-found'] },
  changes: true,
});
