import { SkeletonBlock, SkeletonCard, SkeletonLines } from '#platform/ui/web/skeletons.tsx';
import styles from './quiz-desk.module.css';

/** A text with a question beside it. */
export const QuizSkeleton = () => (
  <div className={styles.columns}>
    <div>
      <SkeletonBlock height="var(--space-32)" />
      <SkeletonLines lines={10} />
    </div>
    <SkeletonCard lines={5} />
  </div>
);
