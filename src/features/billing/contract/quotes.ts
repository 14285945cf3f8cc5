import { z } from 'zod';
import { writtenLine, writtenName } from '#features/accounts/contract/fields.ts';
import { askedDocument, DOCUMENT_LIMIT, documentErrors } from '#features/reports/contract/documents.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { PLANS, TERMS } from '../core/plan.ts';
import { MOST_QUOTED_STUDENTS, MOST_QUOTED_TEACHERS, MOST_QUOTES, QUOTE_DAYS } from '../core/quote.ts';
import { seller } from './plans.ts';
import { billingOff, providerAway } from './refusals.ts';

/** Of the person whom a quote is for: not of the teacher who asks for it. */
const contactEmail = z
  .email({
    error: ({ input }) =>
      input === ''
        ? 'Enter the email of the person the quote is for.'
        : 'This does not look like an email address.',
  })
  .max(254, 'At most 254 characters.');

const quote = z.object({
  quoteId: id,
  /** "Q-2026-000123" */
  number: z.string(),
  schoolName: z.string(),
  address: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  /** All students of the school. */
  seats: z.number().int(),
  /** Who get a plan each. */
  teachers: z.number().int(),
  /** Of each teacher. */
  plan: z.enum(PLANS),
  term: z.enum(TERMS),
  currency: z.string(),
  /** What one term costs for all teachers, in cents; null for a district, whose price is agreed on. */
  cents: z.number().int().nullable(),
  madeAt: moment,
  expiresAt: moment,
});
export type Quote = z.output<typeof quote>;

export const createQuote = endpoint({
  name: 'createQuote',
  methods: ['POST'],
  path: 'quotes/teacher/create',
  summary: `Makes a quote for a school, with a number, good for ${QUOTE_DAYS} days, and begins its PDF. It is kept, so that it can be printed again.`,
  access: only(['teacher']),
  body: z.object({
    // As long as the name of a listed school may be.
    schoolName: writtenName('Please give the name of the school.', 120),
    address: writtenLine(300).default(''),
    contactName: writtenName('Please say who the quote is for.'),
    contactEmail,
    seats: z
      .number('Please give the number of students.')
      .int()
      .min(1, 'Please give the number of students.')
      .max(MOST_QUOTED_STUDENTS, 'That is more students than we can count.'),
    /** A plan is one teacher’s: so many get one each, with an equal part of the students. */
    teachers: z
      .number('Please give the number of teachers.')
      .int()
      .min(1, 'Please give the number of teachers.')
      .max(
        MOST_QUOTED_TEACHERS,
        `A quote can be for at most ${MOST_QUOTED_TEACHERS.toLocaleString('en-US')} teachers.`,
      )
      .default(1),
    term: z.enum(TERMS).default('annual'),
  }),
  wire: { body: { schoolName: 'school_name' } },
  response: z.object({ quote, documentId: z.uuid() }),
  errors: {
    ...billingOff,
    ...providerAway,
    ...documentErrors,
    'enough-quotes': {
      status: 409,
      detail: `You have ${MOST_QUOTES} quotes already. You can print one of them again.`,
    },
  },
  limit: DOCUMENT_LIMIT,
  changes: true,
});

export const listQuotes = endpoint({
  name: 'listQuotes',
  methods: ['GET'],
  path: 'quotes/teacher',
  summary: 'The quotes of a teacher, the newest first, and who sells.',
  access: only(['teacher']),
  response: z.object({
    quotes: z.array(quote),
    seller,
    /** The operator takes purchase orders. */
    takesPurchaseOrders: z.boolean(),
  }),
  errors: billingOff,
  limit: READ_LIMIT,
  notHeavy: `It reads ${MOST_QUOTES} rows at most, by an index.`,
});

export const printQuote = endpoint({
  name: 'printQuote',
  methods: ['POST'],
  path: 'quotes/teacher/print',
  summary: 'Begins the PDF of a quote again.',
  access: only(['teacher']),
  body: z.object({ quoteId: id }),
  noObject: 'A quote is looked up together with the teacher who asked for it.',
  response: askedDocument,
  errors: {
    ...billingOff,
    ...documentErrors,
    'no-quote': { status: 409, detail: 'This quote is not there any more.' },
  },
  limit: DOCUMENT_LIMIT,
  changes: true,
});
