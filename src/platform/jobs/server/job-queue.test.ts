import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { cleanUpJobRuns } from './clean-up.ts';
import { defineJob, type JobRun, workOn } from './define-job.ts';
import { createJobQueue, type JobQueue } from './job-queue.ts';
import { type Jobs, startJobs } from './jobs.ts';

const test = useTestApp();
const DAY = 86_400;

const double = defineJob({
  name: 'double',
  payload: z.object({ number: z.number() }),
  result: z.object({ doubled: z.number() }),
});
const fail = defineJob({ name: 'fail', payload: z.object({}), result: z.object({}), retries: 1 });
const held = defineJob({ name: 'held', payload: z.object({}), result: z.object({ by: z.string() }) });

/** The run that waits between half and whole, until the test lets it go on. */
const gate = { reached: Promise.withResolvers<void>(), open: Promise.withResolvers<void>() };
let failures = 0;
let queue: JobQueue;
let jobs: Jobs;
let owner: number;

const doubleIt = async ({ payload, progress }: JobRun<{ number: number }>) => {
  await progress(0.5);
  if (payload.number === 21) {
    gate.reached.resolve();
    await gate.open.promise;
  }
  return { doubled: payload.number * 2 };
};

beforeAll(async () => {
  queue = createJobQueue(test.database);
  const workers = [
    workOn(double, doubleIt),
    workOn(fail, async () => {
      failures += 1;
      throw new Error('This job always fails.');
    }),
  ];
  jobs = await startJobs(
    { scheduled: [], workers },
    { url: test.url, db: test.database.db, onError: () => {} },
  );
  owner = (await test.world.teacher('Rivera')).id;
});
afterAll(() => jobs.stop());

const enqueueDouble = (number: number) =>
  test.database.db
    .transaction()
    .execute((tx) => queue.enqueue(tx, double, { number }, { ownerUserId: owner, now: test.clock.now() }));
const read = (id: string, ownerUserId = owner) =>
  queue.read(double, { id, ownerUserId, now: test.clock.now() });

describe('a job that was asked for', () => {
  it('reports to its owner how far it is, and then its result', async () => {
    const id = await enqueueDouble(21);
    await gate.reached.promise;
    expect(await read(id)).toMatchObject({ status: 'running', progress: 0.5, result: null });
    gate.open.resolve();
    await expect
      .poll(() => read(id), { timeout: 5_000 })
      .toMatchObject({
        status: 'done',
        progress: 1,
        result: { doubled: 42 },
      });
  });

  it('does not exist for another person', async () => {
    const other = (await test.world.teacher('Novak')).id;
    const id = await enqueueDouble(1);
    expect(await read(id, other)).toBeUndefined();
  });

  it('is not there when the transaction of its cause is rolled back', async () => {
    const before = await test.database.db.selectFrom('job_runs').select('id').execute();
    const asked = test.database.db.transaction().execute(async (tx) => {
      await queue.enqueue(tx, double, { number: 5 }, { ownerUserId: owner, now: test.clock.now() });
      throw new Error('The cause failed.');
    });
    await expect(asked).rejects.toThrow('The cause failed.');
    expect(await test.database.db.selectFrom('job_runs').select('id').execute()).toEqual(before);
    const { rows } = await test.database.pool.query(
      `select id from jobs.job where name = 'double' and data ->> 'number' = '5'`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses a payload that its kind does not know', async () => {
    const asked = test.database.db.transaction().execute((tx) =>
      queue.enqueue(tx, double, { number: 'many' } as never, {
        ownerUserId: owner,
        now: test.clock.now(),
      }),
    );
    await expect(asked).rejects.toThrow(/number/);
  });

  it('has failed for its owner after its last run', async () => {
    const id = await test.database.db
      .transaction()
      .execute((tx) => queue.enqueue(tx, fail, {}, { ownerUserId: owner, now: test.clock.now() }));
    const state = () => queue.read(fail, { id, ownerUserId: owner, now: test.clock.now() });
    await expect.poll(state, { timeout: 15_000 }).toMatchObject({ status: 'failed', result: null });
    expect(failures).toBe(2);
  });

  it('is gone after the days for which it is kept', async () => {
    const id = await enqueueDouble(3);
    await expect.poll(() => read(id), { timeout: 5_000 }).toMatchObject({ status: 'done' });
    test.clock.pass(7 * DAY + 1);
    expect(await read(id)).toBeUndefined();
    await cleanUpJobRuns(test.database.db, test.clock.now).run();
    expect(await test.database.db.selectFrom('job_runs').select('id').where('id', '=', id).execute()).toEqual(
      [],
    );
  });
});

it('a job whose process was killed is run by another', async () => {
  const holder = spawn(process.execPath, [join(import.meta.dirname, 'testing/hold-a-job.ts'), test.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The queue must be there before the job is asked for; the holder makes it when it starts.
  const queueIsThere = () =>
    test.database.pool
      .query(`select name from jobs.queue where name = 'held'`)
      .then(({ rows }) => rows.length);
  await expect.poll(queueIsThere, { timeout: 15_000 }).toBe(1);
  const id = await test.database.db
    .transaction()
    .execute((tx) => queue.enqueue(tx, held, {}, { ownerUserId: owner, now: test.clock.now() }));
  await once(holder.stdout, 'data');
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const rescue = await startJobs(
    { scheduled: [], workers: [workOn(held, async () => ({ by: 'another process' }))] },
    { url: test.url, db: test.database.db, onError: () => {}, heartbeatSeconds: 10 },
  );
  try {
    const state = () => queue.read(held, { id, ownerUserId: owner, now: test.clock.now() });
    await expect
      .poll(state, { timeout: 40_000 })
      .toMatchObject({ status: 'done', result: { by: 'another process' } });
  } finally {
    await rescue.stop();
  }
}, 60_000);
