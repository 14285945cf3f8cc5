import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { type PointsBySource, readPointsBySource } from '../../../contract/points-by-source.ts';
import { POINT_SOURCES, type PointSource } from '../../../core/points-by-source.ts';

interface PointsOfProps {
  readonly studentId: number;
  /** Which days, as the table of quizzes asks for them. */
  readonly asked: { readonly sinceReset: boolean; readonly start?: string; readonly end?: string };
}

/** Where points come from, beside the quizzes that earned most of them; nothing where there are none. */
export function PointsOf({ studentId, asked }: PointsOfProps) {
  const { data } = useEndpointQuery(readPointsBySource, { params: { studentId }, body: asked });
  const sentence = data === undefined ? null : pointsSentence(data);
  return sentence !== null && <p>{sentence}</p>;
}

const WORDS: Readonly<Record<PointSource, string>> = {
  quizzes: 'for quizzes',
  challenges: 'for challenge questions',
  essays: 'for short essays',
  pretest: 'for the pretest',
  weeklyGoals: 'for weekly goals',
  startedOver: 'taken back when starting over',
};

/** "109 points: 84 for quizzes, 25 for weekly goals."; null where nothing was earned. */
export function pointsSentence(points: PointsBySource): string | null {
  const parts = POINT_SOURCES.flatMap((source) =>
    points[source] === 0 ? [] : [`${figure(points[source])} ${WORDS[source]}`],
  );
  if (parts.length === 0) return null;
  return `${figure(points.total)} ${points.total === 1 ? 'point' : 'points'}: ${parts.join(', ')}.`;
}

/** A whole number with a true minus sign. */
const figure = (points: number): string => wholeNumber(points).replace('-', '−');
