import { useState } from 'react';
import { saveCsv } from '#platform/csv/web/save-csv.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { quizHistory } from '../../../contract/endpoints.ts';
import type { HistoryLine } from '../../../contract/views.ts';
import { historyCsv } from './history-csv.ts';

/** Quizzes that are fetched at a time: as many as a call gives. */
const SIZE = 100;

interface DownloadQuizzesProps {
  readonly studentId: number;
  readonly name: string;
  /** Which quizzes, as the table asks for them. */
  readonly asked: { readonly sinceReset: boolean; readonly start?: string; readonly end?: string };
}

/** Saves all quizzes of a table in one file, not only those of its page. */
export function DownloadQuizzes({ studentId, name, asked }: DownloadQuizzesProps) {
  const { send } = useEndpointMutation(quizHistory);
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async () => {
    setTrouble(null);
    const quizzes: HistoryLine[] = [];
    for (let page = 0; ; page += 1) {
      const result = await send({ params: { studentId }, body: { ...asked, page, size: SIZE } });
      if (!result.ok) return setTrouble(result.problem.detail);
      quizzes.push(...result.data.quizzes);
      const { total, timezone: zone } = result.data;
      if (quizzes.length >= total || result.data.quizzes.length === 0)
        return saveCsv(historyCsv(quizzes, { studentId, name, zone }), `Quizzes - ${name}`);
    }
  };
  const start = () => {
    setPending(true);
    void save().finally(() => setPending(false));
  };
  return (
    <Stack gap={8}>
      <div>
        <Button pending={pending} pendingLabel="Getting the quizzes…" onClick={start}>
          Download quizzes as CSV
        </Button>
      </div>
      <ProblemNote words={trouble} />
    </Stack>
  );
}
