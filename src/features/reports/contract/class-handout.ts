import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { askedDocument, DOCUMENT_LIMIT, documentErrors } from './documents.ts';

/** Where a browser has this service, without a path. */
const ORIGIN = /^https?:\/\/[^\s/?#@\\]{1,200}$/;

export const generateHandout = endpoint({
  name: 'generateClassHandout',
  methods: ['POST'],
  path: 'pdf/class_handout',
  summary:
    'Begins a PDF that tells the students of a class how to join it: the address, the code, a picture for a camera.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    classId: id,
    /** The service may be reached by several names: the paper has the one by which the teacher reached it. */
    origin: z.url({ abort: true }).regex(ORIGIN),
  }),
  response: askedDocument,
  errors: {
    ...documentErrors,
    'code-closed': {
      status: 409,
      detail: 'The class code is closed, so nobody can join with it. Please create a new code first.',
    },
  },
  limit: DOCUMENT_LIMIT,
  changes: true,
});
