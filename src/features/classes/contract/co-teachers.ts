import { z } from 'zod';
import { email } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import {
  MAX_CLASSES_OF_TEACHER,
  MAX_CLASSES_SHARED,
  MAX_CO_TEACHERS,
  MAX_INVITED_AT_ONCE,
} from '../core/class-limits.ts';
import { grade } from '../core/class-settings.ts';
import { INVITE_STATUS } from '../core/co-teacher-invite.ts';
import { teacherClass } from './endpoints.ts';

const status = z.literal(Object.values(INVITE_STATUS));

const coTeacher = z.object({
  /** Ends it: for the owner, and for the co-teacher themself; null for all others. */
  inviteId: id.nullable(),
  name: z.string(),
  isYou: z.boolean(),
  /** Not while they wait for approval, in a class of an approved teacher. */
  mayChange: z.boolean(),
});
export type CoTeacherOfClass = z.output<typeof coTeacher>;

const openInvite = z.object({
  inviteId: id,
  /** As the owner typed it. */
  email: z.string(),
  status,
  invitedAt: moment,
  /** From then on it cannot be accepted. */
  expiresAt: moment,
});
export type OpenInvite = z.output<typeof openInvite>;

export const listTeachersOfClass = endpoint({
  name: 'listTeachersOfClass',
  methods: ['GET'],
  path: 'class/{id}/teachers',
  summary:
    'Who teaches a class: its owner and its co-teachers; for the owner also the invitations that wait or were turned down.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({
    /** Null where the teacher who asks is the owner. */
    ownerName: z.string().nullable(),
    coTeachers: z.array(coTeacher),
    invites: z.array(openInvite),
    /** Whether invitations of the teacher who asks go by mail; otherwise the owner passes a link on. */
    byMail: z.boolean(),
  }),
  limit: READ_LIMIT,
  notHeavy: `A class has at most ${MAX_CO_TEACHERS} co-teachers.`,
});

export const inviteCoTeachers = endpoint({
  name: 'inviteCoTeachers',
  methods: ['POST'],
  path: 'class/{id}/teacher/invite',
  summary:
    'Invites teachers by email address to teach a class beside its owner. The answer is the same whether an address has an account or not.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['owner'] }),
  params: z.object({ id: idInPath }),
  body: z.object({ emails: z.array(email).min(1).max(MAX_INVITED_AT_ONCE) }),
  response: z.object({
    invites: z.array(
      z.object({
        index: z.number().int(),
        field: z.literal('email'),
        ok: z.boolean(),
        code: z.enum([
          'invited',
          'own-address',
          'co-teacher',
          'said-no',
          'enough-teachers',
          'enough-for-today',
        ]),
        message: z.string(),
        /** The secret end of the link, where no mail was sent: the owner passes it on. It is told once. */
        secret: z.string().nullable(),
      }),
    ),
  }),
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});
export type InviteResult = z.output<(typeof inviteCoTeachers)['response']>['invites'][number];

const inPath = z.object({ classId: idInPath, inviteId: idInPath });

export const deleteCoTeacherInvite = endpoint({
  name: 'deleteCoTeacherInvite',
  methods: ['DELETE'],
  path: 'class/{classId}/invite/{inviteId}',
  summary:
    'Takes an invitation back, or ends what came of it: by the owner of the class, and by the co-teacher who leaves. The class and its work stay as they are.',
  access: only(['teacher'], { kind: 'co-teacher-invite', at: 'params.inviteId', may: ['owner', 'self'] }),
  params: inPath,
  response: z.object({ deleted: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

const enoughShared = {
  status: 409,
  detail: `You teach ${MAX_CLASSES_SHARED} classes of other teachers already. Please leave one first.`,
} as const;

export const acceptCoTeacherInvite = endpoint({
  name: 'acceptCoTeacherInvite',
  methods: ['PUT', 'POST'],
  path: 'class/{classId}/invite/{inviteId}/accept',
  summary: 'Accepts an invitation to the address of the approved teacher who calls.',
  access: only(['teacher'], { kind: 'co-teacher-invite', at: 'params.inviteId', may: ['invitee', 'self'] }),
  params: inPath,
  response: z.object({ classId: id }),
  errors: {
    'enough-classes': enoughShared,
    'invite-over': {
      status: 409,
      detail: 'This invitation is over. Ask the teacher to invite you again.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const rejectCoTeacherInvite = endpoint({
  name: 'rejectCoTeacherInvite',
  methods: ['PUT', 'POST'],
  path: 'class/{classId}/invite/{inviteId}/reject',
  summary: 'Turns down an invitation to the address of the approved teacher who calls.',
  access: only(['teacher'], { kind: 'co-teacher-invite', at: 'params.inviteId', may: ['invitee'] }),
  params: inPath,
  response: z.object({ rejected: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

const invitedTo = z.object({ classId: id, className: z.string(), grade, ownerName: z.string() });

const receivedInvite = invitedTo.extend({ inviteId: id, invitedAt: moment });
export type ReceivedInvite = z.output<typeof receivedInvite>;

export const listCoTeacherInvites = endpoint({
  name: 'listCoTeacherInvites',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}/invites',
  summary:
    'The invitations of approved teachers that wait for the approved teacher who asks, the newest first.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.teacherId', may: ['self'] }),
  params: z.object({ teacherId: idInPath }),
  response: z.object({ invites: z.array(receivedInvite) }),
  limit: READ_LIMIT,
  notHeavy: 'It reads the newest, a bounded number.',
});

const byLink = {
  access: only(['teacher']),
  noObject:
    'The secret end of the link names the invitation, and the address of the account must be the invited one.',
  body: z.object({ secret: z.string().min(10).max(100) }),
  limit: WRITE_LIMIT,
} as const;
/** One answer for a link that never was, one that is over and one to another address. */
const noInvite = {
  status: 409,
  detail:
    'This invitation does not work with your account. It may be over, or it was sent to another email address than the one in your profile.',
} as const;

export const readCoTeacherLink = endpoint({
  name: 'readCoTeacherLink',
  methods: ['POST'],
  path: 'teaching/coTeacherLink/read',
  summary:
    'What the link of an invitation invites to, for the teacher whose address it was sent to. Nothing is used up.',
  ...byLink,
  response: invitedTo,
  errors: { 'no-invite': noInvite },
});

export const acceptCoTeacherLink = endpoint({
  name: 'acceptCoTeacherLink',
  methods: ['POST'],
  path: 'teaching/coTeacherLink/accept',
  summary: 'Accepts an invitation by its link, also before an administrator has approved the teacher.',
  ...byLink,
  response: z.object({ classId: id }),
  errors: { 'no-invite': noInvite, 'enough-classes': enoughShared },
  changes: true,
  whileImpersonated: 'never',
});

export const transferClass = endpoint({
  name: 'transferClass',
  methods: ['POST'],
  path: 'teaching/transferClass',
  summary:
    'Makes a co-teacher the owner of a class; who owned it stays as a co-teacher. Invitations that nobody accepted end.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner'] }),
  body: z.object({
    classId: id,
    /** Of the co-teacher. */
    inviteId: id,
  }),
  response: teacherClass,
  errors: {
    'not-co-teacher': { status: 409, detail: 'This teacher is not a co-teacher of the class.' },
    'not-alike': {
      status: 409,
      detail:
        'Only a teacher whose account is as yours is, approved or waiting for approval, can take over the class.',
    },
    'no-email': {
      status: 409,
      detail: 'Add your email to your profile first. You stay in the class as a co-teacher by it.',
    },
    'enough-classes': {
      status: 409,
      detail: `This teacher has ${MAX_CLASSES_OF_TEACHER} classes already and cannot take over another.`,
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});
