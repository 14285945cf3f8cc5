import { isGroup, skillName } from '#features/reports/core/skill-words.ts';
import { expectedShare, type SkillRow } from '../../../core/skill-rows.ts';
import styles from './skill-chart.module.css';

/** Of each skill the right answers as a bar, and the right answers that were expected as a box around it. The table below says the same. */
export const SkillChart = ({ rows }: { readonly rows: readonly SkillRow[] }) => (
  <figure className={styles.chart}>
    <div aria-hidden="true" className={styles.rows}>
      {rows
        .filter(({ counted }) => counted > 0)
        .map((row) => (
          <div key={row.skill} className={styles.row}>
            <span className={isGroup(row.skill) ? styles.group : styles.part}>{skillName(row.skill)}</span>
            <Bar row={row} />
          </div>
        ))}
    </div>
    <figcaption className={styles.key}>
      The bar is the share of right answers; the box is what we expected, give or take. A striped bar is below
      expected, a pale one has too few answers to say.
    </figcaption>
  </figure>
);

function Bar({ row: { counted, right, expected, giveOrTake, standing } }: { readonly row: SkillRow }) {
  const [from, to] = expectedShare({ counted, expected, giveOrTake });
  return (
    <span className={styles.track}>
      <span className={`${styles.bar} ${styles[standing] ?? ''}`} style={{ width: share(right / counted) }} />
      <span className={styles.box} style={{ insetInlineStart: share(from), width: share(to - from) }} />
    </span>
  );
}

const share = (part: number): string => `${(100 * part).toFixed(1)}%`;
