import { z } from 'zod';
import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';

/** The files of an export; the browser puts them into one archive. */
export const personExport = z.object({
  /** What the archive is called. */
  fileName: z.string(),
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type PersonExportReply = z.output<typeof personExport>;

/** A class of thirty twice in an hour; each reads all that is kept about a person. */
export const EXPORT_LIMIT: RateLimit = { calls: 60, seconds: 3600 };
