import { z } from 'zod';
import { refusedField } from '#features/accounts/contract/endpoints.ts';
import { firstName, lastName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { tidyReadableCode } from '#platform/wording/core/readable-code.ts';
import { FAMILY_CODE_LENGTH, isFamilyCode } from '../core/family-code.ts';
import { MOST_CHILDREN } from '../core/link-limits.ts';

export const familyCode = z
  .string('Please type the family code.')
  .max(40, `A family code has ${FAMILY_CODE_LENGTH} letters and numbers.`)
  .overwrite(tidyReadableCode)
  .refine(
    isFamilyCode,
    `A family code has ${FAMILY_CODE_LENGTH} letters and numbers. Please check it again.`,
  );

/** Unknown, renewed, closed and expired codes answer alike. */
export const closedFamilyCode = {
  status: 404,
  detail: 'This family code does not work. Please check it with your child’s teacher.',
} as const;

const child = z.object({
  linkId: id,
  studentId: id,
  name: z.string(),
  since: moment,
});
export type LinkedChild = z.output<typeof child>;

/** Nothing about the child is told until a teacher has confirmed the parent, and not who teaches the child. */
const waitingLink = z.object({
  linkId: id,
  askedAt: moment,
  /** The second half of the code that was typed, to tell requests apart; null where that code is gone. */
  codeEnd: z.string().nullable(),
});
export type WaitingLink = z.output<typeof waitingLink>;

export const listChildren = endpoint({
  name: 'listChildren',
  methods: ['GET'],
  path: 'family/children',
  summary: 'The children of a parent, and the requests that a teacher has not confirmed yet.',
  access: only(['student']),
  response: z.object({
    /** The account was made by a parent; the other lists are empty for everyone else. */
    isParent: z.boolean(),
    /** The teacher does not know yet who this is: the name is asked for with the first code. */
    asksName: z.boolean(),
    children: z.array(child),
    waiting: z.array(waitingLink),
  }),
  limit: READ_LIMIT,
  notHeavy: `A parent has at most ${MOST_CHILDREN} children.`,
});

export const enterFamilyCode = endpoint({
  name: 'enterFamilyCode',
  methods: ['POST'],
  path: 'family/codes/use',
  summary:
    'Asks for a child by the family code. A teacher of the child confirms it; until then nothing about the child is told.',
  access: only(['student']),
  body: z.object({ familyCode, firstName: firstName.optional(), lastName: lastName.optional() }),
  response: z.object({ status: z.enum(['waiting', 'linked']) }),
  errors: {
    'refused-field': refusedField,
    'closed-code': closedFamilyCode,
    'too-many-requests': {
      status: 429,
      detail: 'Many family codes are being tried here. Please wait a moment and try again.',
    },
    'not-a-parent': {
      status: 409,
      detail: 'A family code is for parents. Please sign up as a parent with an account of your own.',
    },
    'enough-parents': {
      status: 409,
      detail: 'Too many people wait to be confirmed with this code. Please ask your child’s teacher.',
    },
    'enough-children': {
      status: 409,
      detail: `This account has ${MOST_CHILDREN} children and requests already. Please remove one first.`,
    },
  },
  noLimit: 'The use case counts the wrong codes of an account and of an address: a right code always works.',
  changes: true,
});

export const endOwnLink = endpoint({
  name: 'endOwnLink',
  methods: ['POST'],
  path: 'family/children/remove',
  summary: 'Takes a child, or a request for one, off the account of the parent who calls.',
  access: only(['student']),
  noObject: 'The statement ends a link of the caller alone.',
  body: z.object({ linkId: id }),
  response: z.object({ ended: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const countOwnParents = endpoint({
  name: 'countOwnParents',
  methods: ['GET'],
  path: 'family/parents/count',
  summary: 'How many parents see the work of the student who asks.',
  access: only(['student']),
  response: z.object({ parents: z.number().int() }),
  limit: READ_LIMIT,
});
