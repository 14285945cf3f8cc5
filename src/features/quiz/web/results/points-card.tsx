import { Card } from '#platform/ui/web/card.tsx';
import type { QuizResult } from '../../contract/views.ts';
import { CAUSE_WORDS, NO_POINTS_WORDS } from './result-words.ts';
import styles from './results.module.css';

/** Where each point came from; nothing where a class hides points. */
export function PointsCard({ result }: { result: QuizResult }) {
  const { points } = result;
  if (!points) return null;
  return (
    <Card as="section" className={styles.part}>
      <h2 className={styles.heading}>
        {points.total} {points.total === 1 ? 'point' : 'points'}
      </h2>
      {points.causes.length === 0 ? (
        <p>{result.noPoints ? NO_POINTS_WORDS[result.noPoints] : null}</p>
      ) : (
        <dl className={styles.causes}>
          {points.causes.map(({ cause, points: earned }) => (
            <div key={cause} className={styles.cause}>
              <dt>{CAUSE_WORDS[cause]}</dt>
              <dd>+{earned}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
