import type { ReactNode } from 'react';
import { Row } from '#platform/ui/web/row.tsx';
import styles from './level-chart.module.css';
import type { LevelPlot } from './level-plot.ts';
import { changePath, diamondPath } from './marks.ts';

interface LevelKeyProps {
  readonly plot: LevelPlot;
  /** In the words of a child. */
  readonly plain: boolean;
}

const WORDS = {
  quiz: 'Reading level, one dot per quiz',
  pretest: 'Reading level after the pretest',
  band: 'Where it probably lies',
  level: 'Shown level',
  changes: 'Shown level, and where it changed',
};
const PLAIN_WORDS: typeof WORDS = {
  quiz: 'One dot for each quiz',
  pretest: 'After the pretest',
  band: 'How sure we are',
  level: 'My level',
  changes: 'My level, and where it changed',
};

/** What the marks mean; only those that are there. */
export function LevelKey({ plot: { points, changes }, plain }: LevelKeyProps) {
  const words = plain ? PLAIN_WORDS : WORDS;
  const kinds = new Set(points.map(({ point }) => point.kind));
  return (
    <Row as="ul" gap={24} rowGap={4} className={styles.key}>
      {kinds.has('practice') && (
        <Entry words={words.quiz}>
          <path className={styles.estimate} d="M1,8H31" />
          <circle className={styles.dot} cx="16" cy="8" r="4" />
        </Entry>
      )}
      {kinds.has('pretest') && (
        <Entry words={words.pretest}>
          <path className={styles.pretest} d={diamondPath(16, 8)} />
        </Entry>
      )}
      <Entry words={words.band}>
        <path className={styles.band} d="M1,2H31V14H1Z" />
        <path className={styles.edge} d="M1,2H31M1,14H31" />
      </Entry>
      <Entry words={changes.length > 0 ? words.changes : words.level}>
        {changes.length > 0 ? (
          <>
            <path className={styles.steps} d="M1,15.25H16V12H31" />
            <path className={styles.change} d={changePath(16, 12, true)} />
          </>
        ) : (
          <path className={styles.steps} d="M1,8H31" />
        )}
      </Entry>
    </Row>
  );
}

const Entry = ({ words, children }: { readonly words: string; readonly children: ReactNode }) => (
  <li className={styles.entry}>
    <svg width="32" height="16" viewBox="0 0 32 16" aria-hidden="true">
      {children}
    </svg>
    {words}
  </li>
);
