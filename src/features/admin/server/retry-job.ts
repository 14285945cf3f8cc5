import { recordAct } from '#platform/audit/server/record-act.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isQueueThere } from '#platform/jobs/server/job-overview-queries.ts';
import { retryFailedJob } from '#platform/jobs/server/retry-job.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { retryJob as contract } from '../contract/jobs.ts';

/** Tries a failed job once more. A job may run twice, so that a retry too many changes nothing. */
export async function retryJob(
  { db }: Pick<Services, 'db'>,
  { actor, params: { jobId }, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (!(await isQueueThere(db))) return refuse('not-failed');
  return db.transaction().execute(async (tx): Promise<Reply<typeof contract>> => {
    const retried = await retryFailedJob(tx, jobId);
    if (retried === null) return refuse('not-failed');
    await recordAct(tx, { act: 'retry-job', by: actor.userId, detail: { job: retried.name } }, now);
    return { waiting: true };
  });
}
