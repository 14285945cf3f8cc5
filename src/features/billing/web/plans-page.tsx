import { useActor } from '#features/accounts/web/public.tsx';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { plansPage, quotePage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { HubTabs } from '#platform/screens/web/hub-tabs.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { ALWAYS_OPEN } from '../core/plan-words.ts';
import { PlansContent } from './plans-content.tsx';

/** The plans with their prices for a teacher, and what teachers and schools ask about them. */
export function PlansPage() {
  const { role } = useActor();
  return (
    <Page title="Plans" width="teacher" lead={ALWAYS_OPEN}>
      <HubTabs hub="account" viewer={role} label="Settings" />
      <p>
        <TextLink {...linkTo(subscriptionPage)}>Back to your plan</TextLink> ·{' '}
        <TextLink {...linkTo(quotePage)}>Your quotes</TextLink>
      </p>
      <PlansContent from={href(plansPage)} />
    </Page>
  );
}
