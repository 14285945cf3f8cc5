import { FEATURE_WORDS } from '#platform/plans/core/feature-words.ts';
import type { PaidFeature } from '#platform/plans/core/features.ts';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { plansPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { ALWAYS_OPEN } from '../core/plan-words.ts';
import { PlanPrices } from './plan-prices.tsx';

interface PricingDialogProps {
  /** What the teacher wanted to use; `any` where that is not known. */
  readonly feature: PaidFeature | 'any';
  readonly onClose: () => void;
  /** The teacher has paid, in another tab. */
  readonly onPaid: () => void;
}

/** The plans over the page that a teacher is at, so that nothing that was typed there is lost. */
export const PricingDialog = ({ feature, onClose, onPaid }: PricingDialogProps) => (
  <Dialog
    open
    wide
    closeAtTop
    title="This is part of a plan"
    onClose={onClose}
    actions={<Button onClick={onClose}>Not now</Button>}
  >
    {feature !== 'any' && (
      <p>
        <strong>{FEATURE_WORDS[feature]}</strong> comes with every plan.
      </p>
    )}
    <p>
      {ALWAYS_OPEN} <TextLink {...linkTo(plansPage)}>What each plan opens</TextLink>
    </p>
    <PlanPrices from={href(plansPage)} onPaidBeside={onPaid} />
  </Dialog>
);
