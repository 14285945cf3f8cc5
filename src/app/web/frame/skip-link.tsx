import styles from './skip-link.module.css';

/** The first thing that the keyboard reaches: past the navigation. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    Skip to content
  </a>
);
