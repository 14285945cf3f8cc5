import { z } from 'zod';
import { email, writtenLine, writtenText } from '#features/accounts/contract/fields.ts';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';

/** Messages that one person sends who is logged in: more is a script. */
export const INQUIRIES_OF_PERSON: RateLimit = { calls: 5, seconds: 3600 };
/** The same from one network, without a login: a school may stand behind it. */
export const INQUIRIES_OF_NETWORK: RateLimit = { calls: 20, seconds: 3600 };
/** Mails about messages in a day: after these the screen alone has them, so that nobody fills the operator's mailbox. */
export const INQUIRY_MAILS: RateLimit = { calls: 20, seconds: 86_400 };

/** Characters of a message. */
export const INQUIRY_MAX = 4_000;
/** Messages on a page. */
export const INQUIRIES_PER_PAGE = 20;

export const sendInquiry = endpoint({
  name: 'sendInquiry',
  methods: ['POST'],
  path: 'contact/inquiries',
  summary:
    'Leaves a message for the person who runs the service. It is kept there, and a mail says that it has come where the operator wants one.',
  access: anyone,
  body: z.object({
    /** Made by the page: the same message sent again is kept once. */
    inquiryKey: z.uuid(),
    name: writtenLine(80).default(''),
    /** Where to answer. Who is logged in may leave it out. */
    email: z.union([z.literal(''), email]).default(''),
    text: writtenText(INQUIRY_MAX).min(1, 'Please write a message.'),
  }),
  response: z.object({ kept: z.literal(true) }),
  errors: {
    'ask-your-teacher': {
      status: 409,
      detail: 'Please ask your teacher. Your teacher can help you fastest.',
    },
    'email-needed': {
      status: 422,
      detail: 'Please give your email address, so that somebody can answer you.',
    },
    'too-many-inquiries': {
      status: 429,
      detail: 'You have sent several messages within an hour. They are all there. Please write again later.',
    },
  },
  noLimit: 'The use case counts: by person, and by network where nobody is logged in.',
  changes: true,
});

const inquiry = z.object({
  inquiryId: id,
  name: z.string(),
  /** Empty where none was given. */
  email: z.string(),
  /** Whose account it came from; null where nobody was logged in. */
  username: z.string().nullable(),
  text: z.string(),
  writtenAt: moment,
  doneAt: moment.nullable(),
});
export type Inquiry = z.output<typeof inquiry>;

export const listInquiries = endpoint({
  name: 'listInquiries',
  methods: ['GET'],
  path: 'contact/inquiries',
  summary: 'The messages that wait, or those that are done, the newest first, a page at a time.',
  access: only(['admin']),
  query: z.object({
    show: z.enum(['waiting', 'done']).default('waiting'),
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({ inquiries: z.array(inquiry), total: z.number().int() }),
  limit: READ_LIMIT,
  notHeavy: 'It answers with twenty rows of a table that is emptied in time.',
});

export const finishInquiry = endpoint({
  name: 'finishInquiry',
  methods: ['POST'],
  path: 'contact/inquiries/{id}/done',
  summary: 'Says that a message is dealt with, or that it waits again.',
  access: only(['admin']),
  noObject: 'Every admin deals with every message.',
  params: z.object({ id: idInPath }),
  body: z.object({ done: z.boolean() }),
  response: z.object({ done: z.boolean() }),
  limit: WRITE_LIMIT,
  changes: true,
});
