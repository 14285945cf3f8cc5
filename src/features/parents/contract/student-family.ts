import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { DAYS_TO_UNDO_END, MOST_PARENTS, MOST_WAITING } from '../core/link-limits.ts';

/** A student of an approved teacher: nobody else makes a code. */
const ofTeacher = { kind: 'student', may: ['chooses'] } as const;
const named = only(['teacher'], { ...ofTeacher, at: 'body.studentId' });
/** An admin closes, and confirms, what no teacher can: the student may be in no class now, or the teacher be the reason. */
const alsoByAdmin = { kind: 'student', may: ['chooses', 'admin'] } as const;
const namedAlsoByAdmin = only(['teacher', 'admin'], { ...alsoByAdmin, at: 'body.studentId' });

const shownCode = z.object({ familyCode: z.string(), expiresAt: moment });

const parentOfStudent = z.object({
  linkId: id,
  /** As the parent gave it: the teacher says whether it is true. */
  name: z.string(),
  username: z.string(),
  askedAt: moment,
  /** Null while nobody has confirmed them. */
  confirmedAt: moment.nullable(),
});
export type ParentOfStudent = z.output<typeof parentOfStudent>;

/** What a parent said last about consent. */
const consent = z.object({
  act: z.enum(['given', 'withdrawn']),
  at: moment,
  textVersion: z.number().int(),
  /** Null once the parent's account is erased. */
  name: z.string().nullable(),
});

export const getStudentFamily = endpoint({
  name: 'getStudentFamily',
  methods: ['GET'],
  path: 'teaching/students/{id}/family',
  summary: 'The family code of a student, the parents who have used it, and what they decided.',
  access: only(['teacher', 'admin'], { ...alsoByAdmin, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: z.object({
    /** Which code it is, an administrator who acts as the teacher is not told: with it anybody asks for the child. */
    code: shownCode.extend({ familyCode: z.string().nullable() }).nullable(),
    parents: z.array(parentOfStudent),
    consent: consent.nullable(),
    /** A parent has withdrawn consent and no school has dealt with it; whether that closed the account. */
    withdrawal: z.object({ at: moment, isLocked: z.boolean() }).nullable(),
    /** A parent has asked an admin to erase the account. */
    erasureAskedAt: moment.nullable(),
  }),
  limit: READ_LIMIT,
  notHeavy: `A student has at most ${MOST_PARENTS + MOST_WAITING} parents.`,
});
export type StudentFamily = z.output<(typeof getStudentFamily)['response']>;

export const renewFamilyCode = endpoint({
  name: 'renewFamilyCode',
  methods: ['POST'],
  path: 'teaching/students/family/code/renew',
  summary:
    'Gives a student a family code; one from before stops working, and who waits to be confirmed has to ask again. Parents who are connected stay.',
  access: named,
  body: z.object({ studentId: id }),
  response: shownCode,
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const closeFamilyCode = endpoint({
  name: 'closeFamilyCode',
  methods: ['POST'],
  path: 'teaching/students/family/code/close',
  summary: 'Closes the family code of a student. Parents who are connected stay.',
  access: namedAlsoByAdmin,
  body: z.object({ studentId: id }),
  response: z.object({ closed: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const MOST_CODES_AT_ONCE = 500;

export const makeFamilyCodes = endpoint({
  name: 'makeFamilyCodes',
  methods: ['POST'],
  path: 'teaching/students/family/codes',
  summary:
    'The family codes of students of a class, for their login cards: one that works is kept, the others are made.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['admits'] }),
  body: z.object({ classId: id, studentIds: z.array(id).min(1).max(MOST_CODES_AT_ONCE) }),
  response: z.object({ codes: z.array(z.object({ studentId: id, familyCode: z.string() })) }),
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
  whileImpersonated: 'never',
});

const ofLink = z.object({ studentId: id, linkId: id });
const enoughParents = {
  status: 409,
  detail: `${MOST_PARENTS} parents are connected already. Remove one first.`,
} as const;

export const confirmParent = endpoint({
  name: 'confirmParent',
  methods: ['POST'],
  path: 'teaching/students/family/confirm',
  summary: 'Confirms that somebody is a parent of a student: from now on they see how the student reads.',
  access: namedAlsoByAdmin,
  /** `seen` is the name that the teacher was shown: the parent may have become somebody else since. */
  body: ofLink.extend({ seen: z.object({ name: z.string().max(400) }) }),
  response: z.object({ confirmed: z.literal(true) }),
  errors: {
    'enough-parents': enoughParents,
    'account-changed': {
      status: 409,
      detail: 'This person’s name changed meanwhile. Please look at it again.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
  whileImpersonated: 'never',
});

export const endParentLink = endpoint({
  name: 'endParentLink',
  methods: ['POST'],
  path: 'teaching/students/family/remove',
  summary:
    'Ends the link of a parent, or turns a request down. The code that was used does not work for them again.',
  access: namedAlsoByAdmin,
  body: ofLink,
  response: z.object({ ended: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const restoreParentLink = endpoint({
  name: 'restoreParentLink',
  methods: ['POST'],
  path: 'teaching/students/family/restore',
  summary: `Undoes for ${DAYS_TO_UNDO_END} days that the link of a parent was ended by a teacher.`,
  access: named,
  body: ofLink,
  response: z.object({ restored: z.literal(true) }),
  errors: { 'enough-parents': enoughParents },
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const answerWithdrawal = endpoint({
  name: 'answerWithdrawal',
  methods: ['POST'],
  path: 'teaching/students/family/answer-withdrawal',
  summary:
    'Says that the school has spoken with the family about the consent that was withdrawn, and opens the account of the student again.',
  access: named,
  body: z.object({ studentId: id }),
  response: z.object({ answered: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});
