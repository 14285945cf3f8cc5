import { useState } from 'react';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DataTable } from '#platform/ui/web/data-table.tsx';
import type { Column } from '#platform/ui/web/data-table-column.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { shortDateTime, wholeNumber } from '#platform/wording/core/figures.ts';
import { type FailedJob, type JobKind, listJobs, retryJob } from '../contract/jobs.ts';
import { isJobOfPlans, jobInWords } from '../core/job-words.ts';

/** What the service does by itself: what failed, and how each kind of work goes. */
export function JobsPage() {
  const query = useEndpointQuery(listJobs, {});
  return (
    <Page title="Jobs" width="teacher" lead="What Openleaf does by itself, beside what people ask for.">
      <QueryState query={query} skeleton={<SkeletonTable rows={6} columns={4} />}>
        {({ kinds, failed }) => (
          <>
            <Failed jobs={failed} />
            <Section title="Kinds of work">
              <DataTable
                caption="Kinds of work"
                columns={KINDS}
                rows={kinds.filter(({ name }) => hasPlans() || !isJobOfPlans(name))}
                rowKey={({ name }) => name}
                empty={
                  <EmptyState title="Nothing was done yet">
                    No process that does jobs has run on this database.
                  </EmptyState>
                }
              />
            </Section>
          </>
        )}
      </QueryState>
    </Page>
  );
}

function Failed({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(retryJob, { refreshes: [listJobs] });
  const retry = async ({ jobId, name }: FailedJob) => {
    const result = await send({ params: { jobId } });
    setProblem(result.ok ? null : result.problem.detail);
    if (result.ok) announce(`${jobInWords(name)} is tried again.`);
  };
  return (
    <Section
      title="Failed"
      {...(jobs.length > 0 && { lead: 'Each was tried several times. A failed job is kept for some days.' })}
    >
      <ProblemNote words={problem} />
      <DataTable
        caption="Failed jobs, the last first"
        columns={failedColumns((job) => void retry(job), pending)}
        rows={jobs}
        rowKey={({ jobId }) => jobId}
        empty={<EmptyState title="Nothing failed">What fails is listed here, to be tried again.</EmptyState>}
      />
    </Section>
  );
}

const failedColumns = (onRetry: (job: FailedJob) => void, pending: boolean): readonly Column<FailedJob>[] => [
  { id: 'name', header: 'Job', cell: ({ name }) => jobInWords(name), rowHeader: true },
  { id: 'at', header: 'Failed', cell: ({ failedAt }) => shortDateTime(failedAt, ownZone()) },
  { id: 'tries', header: 'Tries', align: 'right', cell: ({ tries }) => wholeNumber(tries) },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason ?? 'It ended without a word' },
  {
    id: 'retry',
    header: 'Action',
    speaksForItself: true,
    cell: (job) => (
      <Button
        aria-label={`Try again: ${jobInWords(job.name)}`}
        pending={pending}
        onClick={() => onRetry(job)}
      >
        Try again
      </Button>
    ),
  },
];

const KINDS: readonly Column<JobKind>[] = [
  { id: 'name', header: 'Job', cell: ({ name }) => jobInWords(name), rowHeader: true },
  {
    id: 'done',
    header: 'Last done',
    cell: ({ lastDoneAt }) => (lastDoneAt === null ? 'not yet' : shortDateTime(lastDoneAt, ownZone())),
  },
  { id: 'now', header: 'Now', cell: nowInWords },
];

/** "3 waiting, 1 running, 2 failed"; "Idle" where nothing is to be done. */
function nowInWords({ waiting, running, failed }: JobKind): string {
  const parts = Object.entries({ waiting, running, failed }).flatMap(([what, jobs]) =>
    jobs > 0 ? [`${wholeNumber(jobs)} ${what}`] : [],
  );
  return parts.length === 0 ? 'Idle' : parts.join(', ');
}
