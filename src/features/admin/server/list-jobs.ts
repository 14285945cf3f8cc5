import type { Reply } from '#platform/endpoint/server/route.ts';
import {
  type FailedJobRow,
  isQueueThere,
  selectFailedJobs,
  selectJobKinds,
} from '#platform/jobs/server/job-overview-queries.ts';
import type { Services } from '#platform/services/server/services.ts';
import { type listJobs as contract, FAILED_JOBS_SHOWN, type FailedJob } from '../contract/jobs.ts';

/** What the service does by itself, and what of it failed. */
export async function listJobs({ db }: Pick<Services, 'db'>): Promise<Reply<typeof contract>> {
  if (!(await isQueueThere(db))) return { kinds: [], failed: [] };
  const [kinds, failed] = await Promise.all([
    selectJobKinds(db),
    selectFailedJobs(db, { limit: FAILED_JOBS_SHOWN }),
  ]);
  return {
    kinds: kinds.map(({ last_done_at: lastDoneAt, ...kind }) => ({
      ...kind,
      lastDoneAt: lastDoneAt?.toISOString() ?? null,
    })),
    failed: failed.map(toFailed),
  };
}

const toFailed = ({ id, name, tries, failed_at: failedAt, ...error }: FailedJobRow): FailedJob => ({
  jobId: id,
  name,
  tries,
  failedAt: failedAt.toISOString(),
  reason: reasonOf(error),
});

/** A word of a program: the name of a kind of error, or a code. */
const WORD = /^\w{1,60}$/u;

function reasonOf({
  error_name: name,
  error_code: code,
}: Pick<FailedJobRow, 'error_name' | 'error_code'>): string | null {
  const words = [name, code].filter((word) => word !== null && WORD.test(word));
  return words.length === 0 ? null : words.join(' ');
}
