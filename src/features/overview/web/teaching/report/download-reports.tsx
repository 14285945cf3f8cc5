import { type AskedPdf, PdfDownload } from '#features/reports/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { askForPlan, usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { PremiumMark } from '#platform/plans/web/premium-mark.tsx';
import type { Span } from '#platform/time/core/span.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { MAX_SUMMARIES, summarizeStudents } from '../../../contract/summaries.ts';

interface DownloadReportsProps {
  readonly students: readonly { readonly studentId: number; readonly name: string }[];
  /** Without them the school year. */
  readonly days?: Span;
  readonly label?: string;
}

/** The reports of some students as one PDF. */
export function DownloadReports({ students, days, label }: DownloadReportsProps) {
  const api = useApi();
  const { isClosed } = usePlanGate();
  const [first] = students;
  const title =
    students.length === 1 && first
      ? `Report of ${first.name}`
      : `Reports of ${count(students.length, 'student')}`;
  const ask = async (): Promise<AskedPdf> => {
    if (students.length > MAX_SUMMARIES) return TOO_MANY;
    return api(summarizeStudents, {
      body: {
        studentIds: students.map(({ studentId }) => studentId),
        ...(days && { startDate: days.start, endDate: days.end }),
      },
    });
  };
  // The report of one student is everybody's.
  if (isClosed && students.length > 1)
    return (
      <>
        <Button onClick={() => askForPlan('bulk-pdf')}>{label ?? 'Download PDF'}</Button>
        <PremiumMark feature="bulk-pdf" />
      </>
    );
  return <PdfDownload title={title} ask={ask} {...(label !== undefined && { label })} />;
}

const TOO_MANY: AskedPdf = {
  ok: false,
  problem: {
    detail: `One PDF holds the reports of ${MAX_SUMMARIES} students. Please choose fewer of them.`,
  },
};
