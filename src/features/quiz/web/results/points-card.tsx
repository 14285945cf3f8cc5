import { IconChevronDown } from '@tabler/icons-react';
import { Card } from '#platform/ui/web/card.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import type { QuizResult } from '../../contract/views.ts';
import { CAUSE_WORDS, NO_POINTS_WORDS, unpaidRightWords } from './result-words.ts';
import styles from './results.module.css';

/** The sum of the points, which unfolds into where each came from; nothing where a class hides points. */
export function PointsCard({ result }: { result: QuizResult }) {
  const { points } = result;
  if (!points) return null;
  const ofQuiz = points.causes.filter(({ cause }) => cause !== 'weekly-goal');
  const unpaid = result.noPoints ? NO_POINTS_WORDS[result.noPoints] : unpaidRightWords(result);
  return (
    <Card as="section" gap={12}>
      {ofQuiz.length === 0 ? (
        // A large nought helps nobody.
        unpaid && <p>{unpaid}</p>
      ) : (
        <details className={styles.points}>
          <summary>
            <span className={styles.sum}>+{count(points.total, 'point')}</span>
            <span className={styles.where}>
              Where they came from <IconChevronDown size={20} aria-hidden />
            </span>
          </summary>
          <Stack as="dl" gap={0}>
            {ofQuiz.map(({ cause, points: earned }) => (
              <div key={cause} className={styles.cause}>
                <dt>{CAUSE_WORDS[cause]}</dt>
                <dd>+{earned}</dd>
              </div>
            ))}
          </Stack>
          {unpaid && <p className={styles.unpaid}>{unpaid}</p>}
        </details>
      )}
    </Card>
  );
}
