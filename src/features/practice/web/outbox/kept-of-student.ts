import type { SignedInPerson } from '#features/accounts/web/public.tsx';
import { keepInTab } from '#platform/device/web/keep-in-tab.ts';
import { canSeal, keepSealed } from '#platform/device/web/keep-sealed.ts';
import type { Kept } from '#platform/device/web/kept.ts';

/** Whether this student's work can be locked on this device; over plain HTTP browsers lock nothing. */
export const isLockedFor = ({ outboxKey }: SignedInPerson): boolean => outboxKey !== null && canSeal();

/** What is kept for one student on this device: locked with their own key, or else in the tab only. */
export function keptOf({ userId, outboxKey }: SignedInPerson, purpose: 'quiz' | 'essay' | 'marks'): Kept {
  return outboxKey !== null && canSeal()
    ? keepSealed(outboxKey, purpose)
    : keepInTab(sessionStorage, `openleaf.${purpose}.${userId}`);
}
