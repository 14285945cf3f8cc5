import { linkTo } from '#platform/screens/core/address.ts';
import { plansPage, subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { usePlanGate } from './plan-gate.ts';

/** On the home of a teacher whose plan ends soon, or has ended lately: one line, with the way. Everybody else sees nothing. */
export function EndingNote() {
  const { ending } = usePlanGate();
  if (ending === null) return null;
  return ending.kind === 'soon' ? (
    <p>
      Your plan ends on {ending.day}. <TextLink {...linkTo(subscriptionPage)}>See your plan</TextLink>
    </p>
  ) : (
    <p>
      Your plan has ended. Your classes and their work are still here.{' '}
      <TextLink {...linkTo(plansPage)}>Choose a plan again</TextLink>
    </p>
  );
}
