import { z } from 'zod';
import { askedDocument, DOCUMENT_LIMIT, documentErrors } from '#features/reports/contract/documents.ts';
import { period } from '#features/reports/contract/period.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';

/** A document of one job; about a minute of work at most. */
export const MAX_SUMMARIES = 300;

const summaries = {
  access: only(['teacher']),
  noObject: 'It names many students, who are looked up among those of the teacher in one statement.',
  response: askedDocument,
  errors: {
    ...documentErrors,
    /** Of another person's student as of one that is missing. */
    'not-your-students': {
      status: 422,
      detail: 'Some of these students are not in your classes any more. Please load the page again.',
    },
  },
  /** The report of one student is everybody's. */
  plan: [
    {
      feature: 'bulk-pdf',
      when: ({ studentIds }: { readonly studentIds: readonly number[] }) => new Set(studentIds).size > 1,
    },
  ],
  limit: DOCUMENT_LIMIT,
  notHeavy: 'It looks up the students in one statement; a job does the rest.',
  changes: true,
  // It takes data along.
  whileImpersonated: 'never',
} as const;

const chosen = z.object({
  studentIds: z.array(id).min(1).max(MAX_SUMMARIES),
  startDate: period.start,
  endDate: period.end,
});

export const summarizeStudents = endpoint({
  ...summaries,
  name: 'studentSummaryReport',
  methods: ['POST'],
  path: 'pdf/student_summary_report',
  summary:
    'Begins a PDF with the report of each of these students in some days, one or two pages each. Without a first day the school year.',
  body: chosen,
});

/** What `generateReportData` can make. */
export const REPORT_TYPES = ['student_summary'] as const;

export const generateReportData = endpoint({
  ...summaries,
  name: 'generateReportData',
  methods: ['POST'],
  path: 'class/student/generateReportData',
  summary: 'The same as `studentSummaryReport`, for clients that name the kind of report.',
  body: chosen.extend({ reportType: z.enum(REPORT_TYPES) }),
});
