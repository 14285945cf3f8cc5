import { z } from 'zod';
import { SKILLS } from '#features/library/core/skills.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, STUDENT_LIST_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { EXPORT_LIMIT, personExport } from '#platform/personal-data/contract/person-export.ts';

/** A parent whom a teacher has confirmed (decision 77). */
const ofParent = { kind: 'student', may: ['parent'] } as const;
const named = only(['student'], { ...ofParent, at: 'body.studentId' });

const readPassage = z.object({
  title: z.string(),
  finishedAt: moment,
  /** Right answers that were not too fast to count. */
  right: z.number().int(),
  total: z.number().int(),
  fastAnswers: z.number().int(),
  /** On the questions, with one decimal. */
  minutes: z.number(),
  /** Null where a class hides it. */
  passageLevel: z.number().int().nullable(),
});

const toDo = z.object({
  type: z.enum(['PASSAGE', 'ASSESSMENT']),
  /** Of the passage; null for the pretest. */
  title: z.string().nullable(),
  dueDate: z.iso.date(),
  timezone: z.string(),
});

const consentOfChild = z.object({
  /** What this or another parent said last; null where nobody said anything, and the school agreed alone. */
  act: z.enum(['given', 'withdrawn']).nullable(),
  at: moment.nullable(),
  /** Of the text that was read; null where nobody said anything. */
  textVersion: z.number().int().nullable(),
  /** The caller has withdrawn it, and no school has dealt with it. */
  withdrawnByCaller: z.boolean(),
  /** The same of another parent. */
  withdrawnByOther: z.boolean(),
  /** A withdrawal that no school has dealt with keeps the account closed. */
  isLocked: z.boolean(),
});

export const readChild = endpoint({
  name: 'readChild',
  methods: ['GET'],
  path: 'family/children/{studentId}',
  summary:
    'How a child reads, for a parent: what the child may see of it, and nothing of another child or of the class.',
  access: only(['student'], { ...ofParent, at: 'params.studentId' }),
  params: z.object({ studentId: idInPath }),
  response: z.object({
    studentId: id,
    name: z.string(),
    /** The zone in which days are meant. */
    timezone: z.string(),
    pretestDone: z.boolean(),
    /** Null where no level is known, and where a class hides it. */
    readingLevel: z
      .object({ level: z.number().int(), settling: z.boolean(), nearNext: z.boolean() })
      .nullable(),
    initialLevel: z.number().int().nullable(),
    week: z.object({ quizzes: z.number().int(), goal: z.number().int(), reached: z.boolean() }),
    /** Passages that were read, and minutes on their questions, in this school year. */
    passagesRead: z.number().int(),
    minutes: z.number(),
    goingWell: z.enum(SKILLS).nullable(),
    toTry: z.enum(SKILLS).nullable(),
    /** The newest first. */
    recent: z.array(readPassage),
    /** What is to be done now, what is due first in front. */
    toDo: z.array(toDo),
    /** Null where the child is not under 13: then nobody is asked. */
    consent: consentOfChild.nullable(),
    /** The caller has asked an admin to erase the account. */
    erasureAskedAt: moment.nullable(),
    /** An admin has declined what the caller asked for last. */
    erasureDeclinedAt: moment.nullable(),
  }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads the work of one student.',
});
export type ChildView = z.output<(typeof readChild)['response']>;

export const exportChild = endpoint({
  name: 'exportChild',
  methods: ['POST'],
  path: 'family/children/export',
  summary: 'What is kept about a child and a teacher may see, for a parent; the download is recorded.',
  access: named,
  body: z.object({ studentId: id }),
  response: personExport,
  limit: EXPORT_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

/** So often a day a parent consents: nobody changes their mind more often, and each withdrawal is told to teachers. */
export const CONSENTS_OF_PARENT = { calls: 10, seconds: 86_400 } as const;
/** More than there are consents, so that whoever has consented can always withdraw it. */
export const WITHDRAWALS_OF_PARENT = { calls: 30, seconds: 86_400 } as const;

const enoughForToday = {
  status: 429,
  detail: 'You have changed this many times today. Please try again tomorrow, or talk to the school.',
} as const;

const notAsked = {
  status: 409,
  detail: 'Consent of a parent is asked for children under 13 only. Please talk to the school.',
} as const;

export const giveConsent = endpoint({
  name: 'giveConsent',
  methods: ['POST'],
  path: 'family/consent/give',
  summary: 'A parent consents, or does so again after they withdrew it.',
  access: named,
  body: z.object({
    studentId: id,
    /** Of the text that the parent has read. */
    textVersion: z.number().int().min(1).max(1000),
  }),
  response: z.object({ given: z.literal(true) }),
  errors: {
    'not-asked': notAsked,
    'enough-for-today': enoughForToday,
    'other-text': {
      status: 409,
      detail: 'The text has changed meanwhile. Please load the page and read it again.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const withdrawConsent = endpoint({
  name: 'withdrawConsent',
  methods: ['POST'],
  path: 'family/consent/withdraw',
  summary:
    'A parent withdraws consent: the account of the child is closed at once, and the school is told and decides what comes next.',
  access: named,
  body: z.object({ studentId: id }),
  response: z.object({ withdrawn: z.literal(true) }),
  errors: { 'not-asked': notAsked, 'enough-for-today': enoughForToday },
  limit: WRITE_LIMIT,
  changes: true,
});

export const askForErasure = endpoint({
  name: 'askForErasure',
  methods: ['POST'],
  path: 'family/erasure/ask',
  summary:
    'A parent asks who runs the service to erase the account of a child. Asking again changes nothing.',
  access: named,
  body: z.object({ studentId: id }),
  response: z.object({ asked: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const takeBackErasure = endpoint({
  name: 'takeBackErasure',
  methods: ['POST'],
  path: 'family/erasure/take-back',
  summary: 'A parent takes their request to erase the account of a child back.',
  access: named,
  body: z.object({ studentId: id }),
  response: z.object({ takenBack: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const listOwnErasures = endpoint({
  name: 'listOwnErasures',
  methods: ['GET'],
  path: 'family/erasures',
  summary: 'The requests of the parent who calls that were carried out: the child is not named any more.',
  access: only(['student']),
  response: z.object({ erasures: z.array(z.object({ askedAt: moment, doneAt: moment.nullable() })) }),
  limit: STUDENT_LIST_LIMIT,
  notHeavy: 'It reads at most 20 rows of one parent.',
});
