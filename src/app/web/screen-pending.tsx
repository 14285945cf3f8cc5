import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './screen-pending.module.css';

/** While a screen's script is on its way and it has become noticeable. */
export const ScreenPending = () => (
  <div className={styles.place} aria-busy="true">
    <VisuallyHidden>Loading…</VisuallyHidden>
    <div aria-hidden="true">
      <SkeletonCard lines={4} />
    </div>
  </div>
);
