import { afterEach, expect, it, onTestFinished } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { type JobRun, workOn } from '#platform/jobs/server/define-job.ts';
import { startJobs } from '#platform/jobs/server/jobs.ts';
import { generateWorksheet, getJobStatus } from '../contract/documents.ts';
import { worksheet } from './make-worksheet.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const PATIENCE = { timeout: 15_000 };
const DAY = 86_400;
const FILE = { fileName: 'Worksheet.pdf', mediaType: 'application/pdf', bytes: 5 };
const NO_DOCUMENT = '00000000-0000-4000-8000-000000000000';

/** What one test leaves waiting, the worker of the next would take. */
afterEach(() =>
  test.database.pool.query("delete from jobs.job where state in ('created', 'retry', 'active')"),
);

/** Asks for a document, and waits for nothing. */
async function ask(by: Person): Promise<string> {
  const { versionId } = test.app.services.library.current('practice')[0]!;
  return (await by.call(generateWorksheet, { body: { versionId } })).data.documentId;
}
const status = (by: Person, documentId: string) => by.call(getJobStatus, { query: { documentId } });

/** Makes documents in the way of a test, until it ends. */
async function make(run: (run: JobRun<unknown>) => Promise<typeof FILE>): Promise<void> {
  const jobs = await startJobs(
    { scheduled: [], workers: [workOn(worksheet, run)] },
    { url: test.url, db: test.database.db, onError: () => {} },
  );
  onTestFinished(() => jobs.stop());
}

it('is queued until somebody works on it, and can be read for seven days', async () => {
  const rivera = await test.world.teacher('Rivera');
  const documentId = await ask(rivera);
  expect((await status(rivera, documentId)).data).toEqual({
    documentId,
    status: 'queued',
    progress: 0,
    file: null,
    expiresAt: new Date(test.clock.now().getTime() + 7 * DAY * 1000).toISOString(),
  });
});

it('is running with what is done of it, and done with its file', async () => {
  const rivera = await test.world.teacher('Rivera');
  const made = Promise.withResolvers<typeof FILE>();
  await make(async ({ progress }) => {
    await progress(0.4);
    return made.promise;
  });
  const documentId = await ask(rivera);
  const read = async () => (await status(rivera, documentId)).data;
  await expect.poll(read, PATIENCE).toMatchObject({ status: 'running', progress: 0.4, file: null });
  made.resolve(FILE);
  await expect.poll(read, PATIENCE).toMatchObject({ status: 'done', progress: 1, file: FILE });
});

it('has failed once the queue tries it no more', async () => {
  const rivera = await test.world.teacher('Rivera');
  const documentId = await ask(rivera);
  await test.database.pool.query("update jobs.job set state = 'failed' where id = $1", [documentId]);
  expect((await status(rivera, documentId)).data).toMatchObject({ status: 'failed', file: null });
});

it('is not there for another person, when its days are over, or where nothing was asked for', async () => {
  const rivera = await test.world.teacher('Rivera');
  const documentId = await ask(rivera);
  const others = [await test.world.teacher('Cole'), await test.world.admin('Noor')];
  for (const other of others) expect((await status(other, documentId)).status).toBe(404);
  expect((await status(rivera, NO_DOCUMENT)).status).toBe(404);
  test.clock.pass(7 * DAY);
  const again = await test.world.logIn(rivera.username, rivera.password);
  expect((await status(again, documentId)).status).toBe(404);
});

it('is nothing that a student asks for', async () => {
  const ana = await test.world.student('Ana');
  expect((await status(ana, NO_DOCUMENT)).status).toBe(403);
});
