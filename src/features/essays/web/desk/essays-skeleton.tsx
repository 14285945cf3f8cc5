import { SkeletonBlock, SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import styles from './essay-desk.module.css';

/** The shape of an essay beside its rubric. */
export const EssaysSkeleton = () => (
  <div className={styles.desk}>
    <SkeletonCard lines={6} />
    <SkeletonBlock height="24rem" />
  </div>
);
