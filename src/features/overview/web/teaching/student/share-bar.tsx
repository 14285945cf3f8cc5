import { percent } from '#platform/ui/web/figures.ts';
import styles from './share-bar.module.css';

/** A share as a number with a bar beside it, so that a column can be read at a glance. @param share from 0 to 1. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className={styles.share}>
    <span className={styles.ground} aria-hidden="true">
      <span className={styles.bar} style={{ width: percent(share) }} />
    </span>
    <span className={styles.figure}>{percent(share)}</span>
  </span>
);
