import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { FEATURE_WORDS } from '../core/feature-words.ts';
import { PAID_FEATURES } from '../core/features.ts';
import { askForPlan, usePlanGate } from './plan-gate.ts';
import styles from './premium-box.module.css';

/** In settings, for whom it is closed: what a plan opens, with the way to the prices. Everybody else sees nothing. */
export function PremiumBox() {
  if (!usePlanGate().isClosed) return null;
  return (
    <Card as="aside" tone="sun" gap={12}>
      <h2>More with a plan</h2>
      <ul className={styles.features}>
        {PAID_FEATURES.map((feature) => (
          <li key={feature}>{FEATURE_WORDS[feature]}</li>
        ))}
      </ul>
      <Row>
        <Button onClick={() => askForPlan('any')}>See the plans</Button>
      </Row>
    </Card>
  );
}
