import styles from './pretest.module.css';

const LINES = [0, 1, 2];

/** A young plant that grows out of an open book, in the morning. Decoration: the words are beside it. */
export const SproutPicture = () => (
  <svg className={styles.picture} viewBox="0 0 320 240" aria-hidden="true">
    <path className={styles.air} d="M0 24a24 24 0 0 1 24-24h272a24 24 0 0 1 24 24v160H0Z" />
    <circle className={styles.morning} cx="238" cy="72" r="30" />
    <path className={styles.far} d="M0 150c50-42 110-40 160-14s100 22 160-20v68H0Z" />
    <path className={styles.near} d="M0 172c80-28 190-26 320 6v38a24 24 0 0 1-24 24H24a24 24 0 0 1-24-24Z" />
    <path className={styles.page} d="M160 214c-26-16-62-18-96-10v-58c34-8 70-6 96 10Z" />
    <path className={styles.page} d="M160 214c26-16 62-18 96-10v-58c-34-8-70-6-96 10Z" />
    {LINES.map((line) => (
      <path
        key={line}
        className={styles.line}
        d={`M80 ${164 + 12 * line}c22-3 42-2 62 5M240 ${164 + 12 * line}c-22-3-42-2-62 5`}
      />
    ))}
    <path className={styles.stalk} d="M160 156c-2-28 2-44 0-66" />
    <path className={styles.leaf} d="M160 104c8-26 32-32 54-28-4 24-28 38-54 28Z" />
    <path className={styles.leaf} d="M160 126c-8-24-30-30-50-26 4 22 26 34 50 26Z" />
    <path className={styles.leaf} d="M160 92c-14-14-12-34 0-48 12 14 14 34 0 48Z" />
  </svg>
);
