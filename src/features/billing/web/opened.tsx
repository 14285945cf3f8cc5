import { FREE_WORDS, OPENED_WORDS } from '#platform/plans/core/feature-words.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import styles from './plans.module.css';

const FREE = Object.values(FREE_WORDS);

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.opened}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What every plan opens. */
export const Opened = () => <Lines lines={OPENED_WORDS} />;

/** What everybody has, and what every plan opens besides: plans differ by the number of students alone. */
export const FreeAndOpened = () => (
  <Columns least={18}>
    <Card as="section" gap={12}>
      <h3>Free for everybody</h3>
      <Lines lines={FREE} />
    </Card>
    <Card as="section" gap={12}>
      <h3>With every plan</h3>
      <Opened />
    </Card>
  </Columns>
);
