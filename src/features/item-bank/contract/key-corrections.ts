import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** A key that was corrected, for an admin. */
const keyCorrection = z.object({
  correctionId: id,
  questionId: id,
  /** The newest version of its passage that asks it. */
  versionId: id,
  title: z.string(),
  level: z.number().int(),
  /** From 1, in its passage. */
  number: z.number().int(),
  stem: z.string(),
  /** The option that was the key before. */
  oldKey: z.string(),
  /** The option that it was corrected to. */
  key: z.string(),
  reason: z.string(),
  correctedAt: moment,
  /** Null for a correction by command on the server, and when the account is gone. */
  correctedBy: z.string().nullable(),
  /** When every answer had been scored again; null until then. */
  scoredAt: moment.nullable(),
  /** Whose answers were scored anew, whose shown level moved by it, and the points they were given. */
  students: z.number().int(),
  levels: z.number().int(),
  points: z.number().int(),
});
export type KeyCorrection = z.output<typeof keyCorrection>;

export const listKeyCorrections = endpoint({
  name: 'listKeyCorrections',
  methods: ['GET'],
  path: 'admin/keyCorrections',
  summary: 'Keys that were corrected, newest first, with what it changed.',
  access: only(['admin']),
  response: z.object({ corrections: z.array(keyCorrection) }),
  limit: READ_LIMIT,
  heavy: true,
});

/** The same for a teacher, about their own students. */
export const keyCorrectionNote = keyCorrection
  .omit({ questionId: true, oldKey: true, correctedBy: true })
  .extend({
    /** Null to a teacher who is not approved. */
    key: z.string().nullable(),
  });
export type KeyCorrectionNote = z.output<typeof keyCorrectionNote>;
