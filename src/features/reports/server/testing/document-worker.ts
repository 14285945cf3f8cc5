import { afterAll, beforeAll, expect } from 'vitest';
import { workersOf } from '#app/server/asked-jobs.ts';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { type Jobs, startJobs } from '#platform/jobs/server/jobs.ts';
import { getDocument, getJobStatus } from '../../contract/documents.ts';

/** Patience for a document on a busy machine. Milliseconds. */
const UNTIL_MADE = 60_000;

/** Does the jobs of a test file, as a worker does beside the server. */
export function useDocumentWorker(test: TestApp): void {
  let jobs: Jobs;
  beforeAll(async () => {
    jobs = await startJobs(
      { scheduled: [], workers: workersOf(test.app.services) },
      { url: test.url, db: test.database.db, onError: () => {} },
    );
  });
  afterAll(() => jobs.stop());
}

/** Waits for a document as its owner does. @returns its bytes and its name. */
export async function fetchDocument(owner: Person, documentId: string) {
  const status = async () => (await owner.call(getJobStatus, { query: { documentId } })).data;
  await expect
    .poll(status, { timeout: UNTIL_MADE, interval: 200 })
    .toMatchObject({ status: 'done', progress: 1 });
  const { data } = await owner.call(getDocument, { query: { documentId } });
  return { ...data, file: new Uint8Array(Buffer.from(data.content, 'base64')) };
}
