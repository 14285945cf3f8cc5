import { IconSparkles } from '@tabler/icons-react';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { FEATURE_WORDS } from '../core/feature-words.ts';
import type { PaidFeature } from '../core/features.ts';
import { askForPlan, usePlanGate } from './plan-gate.ts';
import styles from './premium-mark.module.css';

/** Beside what is part of a plan, for whom it is closed: it says so, and leads to the prices. Everybody else sees nothing. */
export function PremiumMark({ feature }: { readonly feature: PaidFeature }) {
  if (!usePlanGate().isClosed) return null;
  return (
    <button type="button" className={styles.mark} onClick={() => askForPlan(feature)}>
      <IconSparkles size={16} aria-hidden />
      Part of a plan
      <VisuallyHidden>: {FEATURE_WORDS[feature]}</VisuallyHidden>
    </button>
  );
}
