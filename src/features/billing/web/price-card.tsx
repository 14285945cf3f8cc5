import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import type { BoughtPlan, Term } from '../core/plan.ts';
import { monthInWords, PLAN_NAMES, paidInWords, studentsInWords } from '../core/plan-words.ts';
import styles from './plans.module.css';

interface PriceCardProps {
  readonly plan: BoughtPlan;
  readonly price: { readonly term: Term; readonly cents: number; readonly currency: string };
  /** What schools with up to 200 students pay less, in percent. */
  readonly offerPercent: number | null;
  readonly label: string;
  readonly pending: boolean;
  readonly onChoose: () => void;
}

/** One plan with its price, and the way to buy it. */
export const PriceCard = ({ plan, price, offerPercent, label, pending, onChoose }: PriceCardProps) => (
  <Card as="li" className={styles.plan}>
    <h3>{PLAN_NAMES[plan]}</h3>
    <p>{studentsInWords(plan)}</p>
    <p className={styles.price}>{monthInWords(price)}</p>
    <p className={styles.paid}>{paidInWords(price)}</p>
    {offerPercent !== null && <Badge tone="sun">{offerPercent}% off for small schools</Badge>}
    <div className={styles.choose}>
      <Button variant="primary" pending={pending} pendingLabel="Opening…" onClick={onChoose}>
        {label}
        <VisuallyHidden> the {PLAN_NAMES[plan]} plan</VisuallyHidden>
      </Button>
    </div>
  </Card>
);
