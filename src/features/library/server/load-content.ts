import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from '#platform/db/server/database.ts';
import { passageSchema } from '../core/passage-file.ts';
import { selectLibrarySource } from './library-source-queries.ts';
import { type ContentSource, parseContentFile, readSources } from './read-content.ts';
import { type StoredContent, storeContent } from './store-content.ts';

/** To be raised when the same file is to be stored in another way, though the schema stays as it is. */
const FORM = 1;

/**
 * Brings the library up to the files under `root`. Files that it was loaded from before are not even parsed: that takes
 * seconds, and after a crash students wait for the start.
 * @returns what changed, or undefined when nothing could have.
 */
export async function loadContent(db: Db, root: string, now: Date): Promise<StoredContent | undefined> {
  const sources = await readSources(root);
  const fingerprint = fingerprintOf(sources);
  if ((await selectLibrarySource(db))?.equals(fingerprint)) return undefined;
  const files = sources.map(({ path, source }) => parseContentFile(path, source));
  const passages = files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
  return storeContent(db, passages, now, fingerprint);
}

/** Of the files and of the form that they are read in: a program that understands them differently reads them again. */
function fingerprintOf(sources: readonly ContentSource[]): Buffer {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([FORM, z.toJSONSchema(passageSchema, { unrepresentable: 'any' })]));
  for (const { path, source } of sources) hash.update(JSON.stringify([path, source]));
  return hash.digest();
}
