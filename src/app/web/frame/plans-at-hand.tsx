import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PricingDialog } from '#features/billing/web/public.tsx';
import { useSession } from '#features/session/web/public.tsx';
import { knowPlan, leavePlans, usePlanGate } from '#platform/plans/web/plan-gate.ts';

/** For a teacher, where plans are sold: marks what is part of one, while they have none, and shows the prices over the page. */
export function PlansAtHand() {
  const session = useSession();
  const subscription = session?.user.subscription;
  const { asked } = usePlanGate();
  // An administrator who acts as a teacher is treated as subscribed.
  const isClosed =
    subscription !== undefined && subscription?.active !== true && session?.isImpersonated !== true;
  useEffect(() => {
    knowPlan(isClosed);
    return () => knowPlan(false);
  }, [isClosed]);
  // Its links lead to other screens, over which it does not stay.
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) leavePlans();
      }),
    [router],
  );
  return asked === null ? null : <PricingDialog feature={asked} onClose={leavePlans} />;
}
