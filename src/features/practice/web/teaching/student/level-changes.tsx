import { ownZone } from '#features/classes/web/public.tsx';
import { levelSentenceForTeacher } from '#features/progress/web/public.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import type { StudentProfile } from '../../../contract/endpoints.ts';
import { shortDate } from '../figures.ts';
import styles from './level-changes.module.css';

/** When the shown level moved, newest first, each with its reason. */
export function LevelChanges({ profile: { name, levelChanges } }: { readonly profile: StudentProfile }) {
  if (levelChanges.length === 0) {
    return (
      <EmptyState title="No change yet">
        The level follows the quizzes. Each time it moves you read here when and why.
      </EmptyState>
    );
  }
  return (
    <Card>
      <ol className={styles.changes}>
        {levelChanges.map(({ at, reason }) => (
          <li key={at} className={styles.change}>
            <time dateTime={at} className={styles.date}>
              {shortDate(at, ownZone())}
            </time>
            <p>{levelSentenceForTeacher(name, reason)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
