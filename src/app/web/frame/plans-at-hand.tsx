import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { needsPayment } from '#features/billing/core/subscription.ts';
import { PricingDialog } from '#features/billing/web/public.tsx';
import { getSession } from '#features/session/contract/endpoints.ts';
import { useSession } from '#features/session/web/public.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { chosenPlan } from '#platform/plans/web/chosen-plan.ts';
import { knowPlan, leavePlans, usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { showToast } from '#platform/ui/web/message-store.ts';

/** For a teacher, where plans are sold: marks what is part of one, while they have none, and shows the prices over the page. */
export function PlansAtHand() {
  const session = useSession();
  const subscription = session?.user.subscription;
  const { asked } = usePlanGate();
  // An administrator who acts as a teacher is treated as subscribed.
  const isOwn = subscription !== undefined && session?.isImpersonated !== true;
  const isClosed = isOwn && subscription?.active !== true;
  const isUnpaid = isOwn && subscription != null && needsPayment(subscription.status);
  const ending = isOwn ? (subscription?.ending ?? null) : null;
  const [kind, at] = [ending?.kind ?? null, ending?.at ?? ''];
  useEffect(() => {
    knowPlan({ isClosed, isUnpaid, ending: endingOf(kind, at) });
    return () => knowPlan({ isClosed: false, isUnpaid: false });
  }, [isClosed, isUnpaid, kind, at]);
  const queryClient = useQueryClient();
  const paid = useCallback(() => {
    leavePlans();
    chosenPlan.write(null);
    showToast({ style: 'success', words: 'Your plan is ready. You can continue.' });
    void queryClient.invalidateQueries({ queryKey: endpointKey(getSession) });
  }, [queryClient]);
  // Its links lead to other screens, over which it does not stay.
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged) leavePlans();
      }),
    [router],
  );
  return asked === null ? null : <PricingDialog feature={asked} onClose={leavePlans} onPaid={paid} />;
}

const endingOf = (kind: 'soon' | 'over' | null, at: string) =>
  kind === 'soon'
    ? ({
        kind,
        day: new Date(at).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric' }),
      } as const)
    : kind && ({ kind } as const);
