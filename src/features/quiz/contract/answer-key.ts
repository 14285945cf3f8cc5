import { z } from 'zod';

/** The header that every answer carries: under the same key it is answered once, however often it is sent. */
export const answerKey = z.object({
  'idempotency-key': z.uuid('Every answer carries a key of its own (a UUID).'),
});
