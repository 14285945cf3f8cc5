import { allPages } from '#platform/csv/web/all-pages.ts';
import { CsvButton } from '#platform/csv/web/csv-button.tsx';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { quizHistory } from '../../../contract/endpoints.ts';
import type { HistoryLine } from '../../../contract/views.ts';
import { historyCsv } from './history-csv.ts';

/** Quizzes that are fetched at a time: as many as a call gives. */
const SIZE = 100;

interface DownloadQuizzesProps {
  readonly studentId: number;
  readonly name: string;
  /** Of the table. */
  readonly caption: string;
  /** Which quizzes, as the table asks for them. */
  readonly asked: { readonly sinceReset: boolean; readonly start?: string; readonly end?: string };
}

/** Saves all quizzes of a table in one file, not only those of its page. */
export function DownloadQuizzes({ studentId, name, caption, asked }: DownloadQuizzesProps) {
  const { send } = useEndpointMutation(quizHistory);
  const make = async () => {
    let zone = 'UTC';
    const quizzes = await allPages<HistoryLine>(async (page) => {
      const result = await send({ params: { studentId }, body: { ...asked, page, size: SIZE } });
      if (!result.ok) return { ok: false, trouble: result.problem.detail };
      zone = result.data.timezone;
      return { ok: true, lines: result.data.quizzes, total: result.data.total };
    });
    return 'trouble' in quizzes ? quizzes : historyCsv(quizzes, { studentId, name, zone });
  };
  return <CsvButton of={caption} name={`Quizzes - ${name}`} csv={make} />;
}
