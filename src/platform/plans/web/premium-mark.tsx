import { IconSparkles } from '@tabler/icons-react';
import { Button } from '#platform/ui/web/button.tsx';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import { FEATURE_WORDS } from '../core/feature-words.ts';
import type { PaidFeature } from '../core/features.ts';
import { askForPlan, usePlanGate } from './plan-gate.ts';

/** Beside what is part of a plan, for whom it is closed: it says so, and leads to the prices. Everybody else sees nothing. */
export function PremiumMark({ feature }: { readonly feature: PaidFeature }) {
  if (!usePlanGate().isClosed) return null;
  return (
    <div>
      <Button
        variant="quiet"
        icon={<IconSparkles size={18} aria-hidden />}
        onClick={() => askForPlan(feature)}
      >
        Part of a plan
        <VisuallyHidden>: {FEATURE_WORDS[feature]}</VisuallyHidden>
      </Button>
    </div>
  );
}
