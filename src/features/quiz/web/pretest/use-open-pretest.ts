import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { ProblemError } from '#platform/endpoint/web/problem-error.ts';
import { type PretestView, presentPretest } from '../../contract/endpoints.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { sendWhatWaits } from '../outbox/send-what-waits.ts';

/** The pretest where the student left it; without a network, the passage that this device keeps. */
export const useOpenPretest = (studentId: number): UseQueryResult<PretestView, ProblemError> =>
  useQuery({
    queryKey: ['open-pretest', studentId],
    queryFn: readPretest.bind(null, useApi(), useOutbox()),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readPretest(api: ApiClient, outbox: Outbox): Promise<PretestView> {
  await sendWhatWaits(outbox);
  const read = await api(presentPretest, {});
  if (read.ok) return read.data;
  const { quiz, pretest } = outbox.kept();
  const isAway = read.problem.code === 'offline' || read.problem.code === 'timed-out';
  if (!isAway || !quiz?.isPretest || !pretest) throw new ProblemError(read.problem);
  return {
    pretestStatus: 'pretest_in_progress',
    ...pretest,
    quiz,
    initialLevel: null,
    reward: null,
    again: false,
    mayStart: false,
  };
}
