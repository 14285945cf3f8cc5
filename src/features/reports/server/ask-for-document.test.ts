import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { workersOf } from '#app/server/asked-jobs.ts';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { type JobWorker, workOn } from '#platform/jobs/server/define-job.ts';
import { startJobs } from '#platform/jobs/server/jobs.ts';
import { generateWorksheet, getDocument, getJobStatus } from '../contract/documents.ts';
import type { WorksheetParts } from '../core/worksheet-parts.ts';
import { worksheet } from './make-worksheet.ts';
import { fetchDocument } from './testing/document-worker.ts';

const test = useTestApp();
const PATIENCE_MS = 120_000;
/** Seconds. */
const DAY = 86_400;
/** Documents of one person that wait or run. */
const MOST = 4;
/** The shortest silence after which the queue takes a process for gone. Seconds. */
const HEARTBEAT = 10;
const HOLDER = new URL('../../../platform/jobs/server/testing/hold-a-job.ts', import.meta.url).pathname;

/** What one test leaves waiting, the worker of the next would take. */
afterEach(() =>
  test.database.pool.query("delete from jobs.job where state in ('created', 'retry', 'active')"),
);

/** Asks for a passage on paper. */
const ask = (by: Person, passage = 0, parts: WorksheetParts = 'sheet') =>
  by.call(generateWorksheet, {
    body: { versionId: test.app.services.library.current('practice')[passage]!.versionId, parts },
  });
const idOf = async (asked: ReturnType<typeof ask>) => (await asked).data.documentId;

/** A worker that begins now; until then what was asked for waits. It ends with the test. */
async function work(workers: readonly JobWorker[] = workersOf(test.app.services)) {
  const jobs = await startJobs(
    { scheduled: [], workers },
    { url: test.url, db: test.database.db, onError: () => {}, heartbeatSeconds: HEARTBEAT },
  );
  onTestFinished(() => jobs.stop());
}

it(
  'waits, of one person no more than four, behind those of approved teachers',
  async () => {
    const novak = await test.world.teacher('Novak');
    const rivera = await approvedTeacher(test, 'Rivera');
    const asked: string[] = [];
    for (let passage = 0; passage < MOST; passage++) asked.push(await idOf(ask(novak, passage)));
    expect((await ask(novak, MOST)).problem).toMatchObject({
      status: 429,
      code: 'too-many-documents',
      detail: expect.stringMatching(/^Some of your documents are still being made\./),
    });
    // The same again is no more, and others are not kept waiting.
    expect(await idOf(ask(novak, 0))).toBe(asked[0]);
    const known = await idOf(ask(rivera));
    await work();
    for (const documentId of asked) await fetchDocument(novak, documentId);
    await fetchDocument(rivera, known);
    const { rows } = await test.database.pool.query<{ id: string }>(
      'select id from jobs.job where id = any($1::uuid[]) order by completed_on',
      [[...asked, known]],
    );
    expect(rows[0]?.id).toBe(known);
    await fetchDocument(novak, await idOf(ask(novak, MOST)));
  },
  PATIENCE_MS,
);

it(
  'is made by another process when the first was killed over it',
  async () => {
    const teacher = await test.world.teacher('Rivera');
    const holder = spawn(process.execPath, [HOLDER, test.url, worksheet.name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void holder.kill('SIGKILL'));
    const taken = once(holder.stdout, 'data');
    const documentId = await idOf(ask(teacher));
    await taken;
    const status = async () => (await teacher.call(getJobStatus, { query: { documentId } })).data;
    expect(await status()).toMatchObject({ status: 'running', file: null });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await work();
    expect((await fetchDocument(teacher, documentId)).file.length).toBeGreaterThan(1000);
  },
  PATIENCE_MS,
);

it(
  'is tried three times, and has failed then',
  async () => {
    const teacher = await test.world.teacher('Rivera');
    const documentId = await idOf(ask(teacher));
    let tries = 0;
    await work([
      workOn(worksheet, async ({ id }) => {
        if (id === documentId) tries += 1;
        throw new Error('This document cannot be made.');
      }),
    ]);
    const status = async () => (await teacher.call(getJobStatus, { query: { documentId } })).data;
    await expect.poll(status, { timeout: 90_000 }).toMatchObject({ status: 'failed', file: null });
    expect(tries).toBe(3);
    expect((await teacher.call(getDocument, { query: { documentId } })).problem).toMatchObject({
      status: 404,
    });
    // It is not the same document any more.
    expect(await idOf(ask(teacher))).not.toBe(documentId);
  },
  PATIENCE_MS,
);

it(
  'is kept for seven days',
  async () => {
    const teacher = await test.world.teacher('Rivera');
    const documentId = await idOf(ask(teacher));
    await work();
    await fetchDocument(teacher, documentId);
    const statuses = async () => {
      const again = await test.world.logIn(teacher.username, teacher.password);
      const calls = [getJobStatus, getDocument].map((call) => again.call(call, { query: { documentId } }));
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    test.clock.pass(7 * DAY - 60);
    expect(await statuses()).toEqual([200, 200]);
    test.clock.pass(120);
    expect(await statuses()).toEqual([404, 404]);
  },
  PATIENCE_MS,
);
