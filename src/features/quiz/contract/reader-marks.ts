import { z } from 'zod';
import { LONGEST_NOTE, MAX_MARKS } from '#features/reading/core/reader-mark.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

/** Characters of the longest paragraph that the library could have. */
const LONGEST_PARAGRAPH = 20_000;
const MAX_PARAGRAPHS = 200;

const readerMark = z
  .object({
    paragraph: z.number().int().min(1).max(MAX_PARAGRAPHS),
    start: z.number().int().min(0).max(LONGEST_PARAGRAPH),
    end: z.number().int().min(1).max(LONGEST_PARAGRAPH),
    note: z
      .string()
      .max(LONGEST_NOTE)
      .refine((note) => note.isWellFormed(), 'This has half of a character.'),
  })
  .refine(({ start, end }) => start < end, 'A mark ends after it begins.');
export const readerMarks = z.array(readerMark).max(MAX_MARKS);

/** The student's own quiz alone: no teacher and no admin reads what a child marks. */
const OWN_QUIZ = { kind: 'attempt', may: ['self'] } as const;

export const readReaderMarks = endpoint({
  name: 'readReaderMarks',
  methods: ['GET'],
  path: 'reading/marks',
  summary:
    'What the student who asks has marked in the passage of a quiz, in this quiz or in an earlier one on the same passage.',
  access: only(['student'], { ...OWN_QUIZ, at: 'query.attemptId' }),
  query: z.object({ attemptId: idInPath }),
  response: z.object({ marks: readerMarks }),
  limit: READ_LIMIT,
  notHeavy: 'It reads one quiz.',
});

export const keepReaderMarks = endpoint({
  name: 'keepReaderMarks',
  methods: ['POST'],
  path: 'reading/marks',
  summary: 'Keeps what the student who asks has marked in the passage of a quiz, in place of what was kept.',
  access: only(['student'], { ...OWN_QUIZ, at: 'body.attemptId' }),
  body: z.object({ attemptId: id, marks: readerMarks }),
  bodyLimit: 100_000,
  response: z.object({ kept: z.number().int() }),
  errors: { 'outside-text': { status: 422, detail: 'This passage has no such place.' } },
  limit: WRITE_LIMIT,
  changes: true,
});
