import { usePerson } from '#features/accounts/web/public.tsx';
import { href } from '#platform/screens/core/address.ts';
import { pricingPage } from '#platform/screens/core/staff-addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { ALWAYS_OPEN } from '../core/plan-words.ts';
import { PlansContent } from './plans-content.tsx';

/** The plans with their prices for everybody, before they log in. A student who is logged in sees none of them. */
export const PricingPage = () =>
  usePerson()?.role === 'student' ? (
    <Page
      title="This page is for teachers and schools"
      width="reading"
      lead="Reading is free for you. There is nothing to pay for."
    />
  ) : (
    <Page title="Plans and prices" width="student" lead={ALWAYS_OPEN}>
      <PlansContent from={href(pricingPage)} />
    </Page>
  );
