import { LevelChart } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonBlock } from '#platform/ui/web/skeletons.tsx';
import { type StudentProfileData, studentProfileData } from '../../../contract/endpoints.ts';
import { fastAnswersSentence, manyFast } from './fast-answers.ts';
import styles from './level-over-time.module.css';

interface LevelOverTimeProps {
  readonly studentId: number;
  readonly name: string;
}

/** How the reading level moved, and how much the answers say: the share of those that came too fast. */
export function LevelOverTime({ studentId, name }: LevelOverTimeProps) {
  const query = useEndpointQuery(studentProfileData, { params: { id: studentId }, body: {} });
  return (
    <QueryState query={query} skeleton={<SkeletonBlock height="26rem" />}>
      {(data) => <LevelData data={data} name={name} />}
    </QueryState>
  );
}

export function LevelData({ data, name }: { readonly data: StudentProfileData; readonly name: string }) {
  const { levels } = data;
  if (levels === null || levels.length === 0) {
    return (
      <EmptyState title="No reading level yet">
        The pretest finds where to start. From then on you see here how the level moves, quiz by quiz.
      </EmptyState>
    );
  }
  return (
    <Card className={styles.card}>
      <LevelChart points={levels} zone={data.timezone} caption={`Reading level of ${name} over time`} />
      <FastAnswers of={data} />
    </Card>
  );
}

function FastAnswers({ of }: { readonly of: StudentProfileData }) {
  const sentence = fastAnswersSentence(of);
  if (sentence === null) return null;
  if (!manyFast(of)) return <p className={styles.quiet}>{sentence}</p>;
  return (
    <Note tone="berry" title={sentence}>
      <p>They are not counted, so the reading level rests on the other answers alone.</p>
    </Note>
  );
}
