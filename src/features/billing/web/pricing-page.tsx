import { href } from '#platform/screens/core/address.ts';
import { pricingPage } from '#platform/screens/core/staff-addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { ALWAYS_OPEN } from '../core/plan-words.ts';
import { PlansContent } from './plans-content.tsx';

/** The plans with their prices for everybody, before they log in. */
export const PricingPage = () => (
  <Page title="Plans and prices" width="teacher" lead={ALWAYS_OPEN}>
    <PlansContent from={href(pricingPage)} />
  </Page>
);
