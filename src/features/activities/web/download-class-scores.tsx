import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { saveCsv } from '#platform/csv/web/save-csv.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { getClassScores, listActivities } from '../contract/teaching.ts';
import { classScoresCsv } from './class-scores-csv.ts';

interface DownloadClassScoresProps {
  readonly classId: number;
  readonly className: string;
}

/** Saves the scores of all activities of a class in one file. Nothing for a class that has no activity. */
export function DownloadClassScores({ classId, className }: DownloadClassScoresProps) {
  const { userId } = useActor();
  const all = useEndpointQuery(listActivities, { params: { id: userId }, query: { classId } });
  const { send, pending } = useEndpointMutation(getClassScores);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async () => {
    setTrouble(null);
    const result = await send({ params: { id: classId } });
    if (!result.ok) {
      setTrouble(result.problem.detail);
      return;
    }
    if (result.data.students.length === 0) {
      setTrouble('There are no scores yet. They come with the first activity that a student is given.');
      return;
    }
    saveCsv(classScoresCsv(result.data), `Scores - ${className}`);
  };
  if (!all.data || all.data.activities.length === 0) return null;
  return (
    <Stack gap={8}>
      <div>
        <Button pending={pending} pendingLabel="Getting the scores…" onClick={() => void save()}>
          Download all scores
        </Button>
      </div>
      <ProblemNote words={trouble} />
    </Stack>
  );
}
