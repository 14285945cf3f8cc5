import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '#platform/db/server/database.ts';
import { defineJob, type Job } from './define-job.ts';
import {
  deleteFilesBeyond,
  insertJobFile,
  insertJobPeople,
  lockOwner,
  lockPeople,
  selectJobFilePart,
  selectUnfinished,
} from './file-job-queries.ts';
import type { JobQueue } from './job-queue.ts';

/** What a job leaves that makes a file. */
export const fileResult = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.number().int(),
});
export type FileResult = z.output<typeof fileResult>;

/** A job whose result is a file that its owner can fetch. */
export const defineFileJob = <Payload extends z.ZodType>(
  job: Pick<Job<Payload>, 'name' | 'payload'> & Partial<Job<Payload>>,
): Job<Payload, typeof fileResult> => defineJob({ ...job, result: fileResult });

/** Jobs of one person that wait or run at a time; one of them runs. */
const MOST_UNFINISHED = 4;
/** Files that are kept for one person; the oldest go first. */
const MOST_FILES = 20;

interface Asked {
  readonly ownerUserId: number;
  /** Whom the file will tell of, each once. */
  readonly about: readonly number[];
  /** It goes before those of people whom nobody vouches for. */
  readonly preferred: boolean;
  readonly now: Date;
}

/** The id under which the owner reads the file; or nothing is asked for, because too many of theirs wait, or somebody whom it would tell of was erased just now. */
export type AskedFile = { readonly id: string } | 'too-many' | 'person-gone';

/** Asks for a file in the transaction of its cause. The same input while one is at work is the same job. */
export async function askForFile<Payload extends z.ZodType>(
  tx: Tx,
  queue: JobQueue,
  job: Job<Payload, typeof fileResult>,
  payload: z.input<Payload>,
  { about, preferred, ...asked }: Asked,
): Promise<AskedFile> {
  const { ownerUserId } = asked;
  const inputHash = createHash('sha256').update(JSON.stringify(payload)).digest();
  // Two calls at one moment would both find room.
  await lockOwner(tx, ownerUserId);
  const unfinished = await selectUnfinished(tx, { ownerUserId });
  const same = unfinished.find(({ name, input_hash: hash }) => name === job.name && hash?.equals(inputHash));
  if (same) return { id: same.id };
  if (unfinished.length >= MOST_UNFINISHED) return 'too-many';
  if ((await lockPeople(tx, about)) < about.length) return 'person-gone';
  const id = await queue.enqueue(tx, job, payload, { ...asked, inputHash, priority: preferred ? 1 : 0 });
  await insertJobPeople(tx, id, about);
  return { id };
}

interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Uint8Array;
}

/** Keeps the file of a run. Where the run is gone, because somebody whom it tells of was erased, nothing is kept. */
export async function keepFile(
  db: Db,
  jobId: string,
  { name, mediaType, content }: MadeFile,
): Promise<FileResult> {
  await insertJobFile(db, { jobId, name, mediaType, content: Buffer.from(content) });
  await deleteFilesBeyond(db, jobId, MOST_FILES);
  return { fileName: name, mediaType, bytes: content.length };
}

/** The file of a job of this owner; undefined for another's as for a missing or expired one. */
export const readFilePart = selectJobFilePart;
