import { type CsvColumn, csvOf } from '#platform/csv/core/csv-columns.ts';
import { allPages } from '#platform/csv/web/all-pages.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { type EssayOfStudent, listEssaysOfStudent } from '../../contract/student-essays.ts';

/** Saves all essays of a student in one file, not only those of a page. */
export function DownloadEssays({ studentId, name }: { readonly studentId: number; readonly name: string }) {
  const api = useApi();
  const make = async () => {
    let zone = 'UTC';
    const essays = await allPages<EssayOfStudent>(async (page) => {
      const result = await api(listEssaysOfStudent, { params: { id: studentId }, query: { page } });
      if (!result.ok) return { ok: false, trouble: result.problem.detail };
      zone = result.data.timezone;
      return { ok: true, lines: result.data.essays, total: result.data.total };
    });
    return 'trouble' in essays ? essays : essaysCsv(essays, zone);
  };
  return <CsvButton of={`Short essays of ${name}`} name={`Short essays - ${name}`} csv={make} />;
}

/** Essays with their scores as a table for a spreadsheet, the newest first; a score that is not given yet is empty. @param zone in which the days are meant */
export const essaysCsv = (essays: readonly EssayOfStudent[], zone: string): string => {
  const columns: readonly CsvColumn<EssayOfStudent>[] = [
    ['Handed in on', ({ submittedAt }) => isoDay(dayNumber(Date.parse(submittedAt), zone))],
    ['Passage', ({ title }) => title],
    ['Task', ({ prompt }) => prompt],
    ['Essay', ({ text }) => text],
    ['Score', ({ score }) => score],
    ['Comment', ({ comment }) => comment],
  ];
  return csvOf(columns, essays);
};
