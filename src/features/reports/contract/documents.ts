import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { WORKSHEET_PARTS } from '../core/worksheet-parts.ts';

/** A document is work for the processor: far more than anybody reads. */
export const DOCUMENT_LIMIT: RateLimit = { calls: 60, seconds: 3_600, countedIn: 'process' };

/** What is answered to who asks for a document: how it goes is read under this id. */
export const askedDocument = z.object({ documentId: z.uuid() });

/** Too many documents of a person wait, or an administrator has paused all of them. */
export const documentErrors = {
  'too-many-documents': {
    status: 429,
    detail: 'Some of your documents are still being made. Please ask again when one of them is done.',
  },
  'documents-paused': {
    status: 409,
    detail: 'An administrator has paused new documents for a while. Please try again later.',
  },
} as const;

/** No document is longer: two gigabytes are more than the database counts in one value. */
const MOST_PARTS = 8_000;

const document = {
  noObject: 'A document is looked up together with the person who asked for it.',
  query: z.object({ documentId: z.uuid() }),
  errors: { 'not-found': { status: 404, detail: 'This document is not kept any more, or it is not yours.' } },
  limit: READ_LIMIT,
} as const;

export const getJobStatus = endpoint({
  ...document,
  name: 'getJobStatus',
  methods: ['GET'],
  path: 'job/getJobStatus',
  summary: 'How far a document is that the caller has asked for.',
  access: only(['teacher', 'admin']),
  response: z.object({
    documentId: z.uuid(),
    status: z.enum(['queued', 'running', 'done', 'failed']),
    /** Share of the work that is done, 0–1. */
    progress: z.number(),
    /** Null until it is done; `getDocument` has its bytes. */
    file: z.object({ fileName: z.string(), mediaType: z.string(), bytes: z.number().int() }).nullable(),
    /** After that nobody can read it. */
    expiresAt: moment,
  }),
});
export type JobStatus = z.output<(typeof getJobStatus)['response']>;

export const getDocument = endpoint({
  ...document,
  name: 'getDocument',
  methods: ['GET'],
  path: 'job/getDocument',
  summary:
    'A part of a document that is done, for the one who has asked for it, until seven days after that.',
  access: only(['teacher', 'admin']),
  query: document.query.extend({
    /**
     * From 0 on: a document of many megabytes in one piece would keep everybody else waiting. Without it the whole comes as one part, for pages of an
     * earlier release.
     */
    part: z.coerce.number<number | string>().int().min(0).max(MOST_PARTS).optional(),
  }),
  response: z.object({
    fileName: z.string(),
    mediaType: z.string(),
    /** How many parts the document has; one after the other they are the whole. */
    parts: z.number().int().min(1),
    /** The bytes of this part in base 64; nobody looks at each of its letters on the way. */
    content: z.string(),
  }),
  // Ten of the longest documents.
  limit: { calls: 600, seconds: 60, countedIn: 'process' },
  heavy: true,
  whileImpersonated: 'never',
});

export const generateWorksheet = endpoint({
  name: 'generateQuizWorksheet',
  methods: ['POST'],
  path: 'pdf/generate_quiz_worksheet',
  summary:
    'Begins a PDF of a passage with its questions, with lines to write on, with its answers, or of the answers alone; answers are for teachers whom an admin has approved.',
  access: only(['teacher', 'admin']),
  noObject: 'The passages of the library belong to nobody.',
  body: z.object({ versionId: id, parts: z.enum(WORKSHEET_PARTS).default('sheet') }),
  wire: { body: { versionId: 'quizId' } },
  response: askedDocument,
  errors: {
    ...documentErrors,
    'no-passage': { status: 404, detail: 'This passage is not on the shelf.' },
    'keys-closed': { status: 403, detail: 'The answers open when an admin has approved your account.' },
  },
  limit: DOCUMENT_LIMIT,
  changes: true,
});
