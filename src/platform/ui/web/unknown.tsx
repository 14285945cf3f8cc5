import styles from './unknown.module.css';

interface UnknownProps {
  /** Why there is none: "none yet", "not shown". */
  readonly says?: string;
}

/** Stands in the place of a number that is not there, which is not the same as zero, and says why. */
export const Unknown = ({ says = 'not known yet' }: UnknownProps) => (
  <span className={styles.unknown}>{says}</span>
);
