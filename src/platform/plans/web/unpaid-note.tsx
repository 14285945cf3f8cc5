import { linkTo } from '#platform/screens/core/address.ts';
import { subscriptionPage } from '#platform/screens/core/staff-addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { usePlanGate } from './plan-gate.ts';

/** On the home of a teacher whose plan misses a payment, with the way to mend it. Everybody else sees nothing. */
export const UnpaidNote = () =>
  usePlanGate().isUnpaid ? (
    <Note>
      <p>
        A payment for your plan has not gone through. Your classes and all their work are safe.{' '}
        <TextLink {...linkTo(subscriptionPage)}>See your plan</TextLink>
      </p>
    </Note>
  ) : null;
