import { makeQuote, quotePdf } from '#features/billing/server/public.ts';
import { makeSummaries, studentSummaries } from '#features/overview/server/public.ts';
import { classHandout, makeHandout, makeWorksheet, worksheet } from '#features/reports/server/public.ts';
import type { Job, JobWorker } from '#platform/jobs/server/define-job.ts';
import type { AppServices } from './routes.ts';

/** The kinds of job that calls ask for. */
export const askedJobs: readonly Job[] = [worksheet, classHandout, studentSummaries, quotePdf];

/** The same with what does them. */
export const workersOf = (services: AppServices): readonly JobWorker[] => [
  makeWorksheet(services),
  makeHandout(services),
  makeSummaries(services),
  makeQuote(services),
];
