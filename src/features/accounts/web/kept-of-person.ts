import type { ReadStored } from '#platform/device/core/shape.ts';
import { keepInTab } from '#platform/device/web/keep-in-tab.ts';
import { canSeal, keepSealed } from '#platform/device/web/keep-sealed.ts';
import { type Kept, keptAs } from '#platform/device/web/kept.ts';
import type { SignedInPerson } from './sign-in-store.ts';

/** What a device keeps: of students their quiz, the time on its open question, their essay, marks and reading settings, of teachers notes, comments, how they look at a class, that they put the steps of a first class away, and what they typed of their school. */
export type Purpose =
  | 'quiz'
  /** In its place while an administrator acts as the student. */
  | 'quiz-looked-at'
  | 'clock'
  | 'essay'
  | 'marks'
  | 'reader'
  | 'essay-drafts'
  | 'essay-comments'
  | 'roster-columns'
  | 'first-class'
  | 'school';

/** Whether what is kept for this person can be locked on this device; over plain HTTP browsers lock nothing. */
export const isLockedFor = ({ outboxKey }: SignedInPerson): boolean => outboxKey !== null && canSeal();

/** What is kept for one person on this device: locked with their own key, or else in the tab only. */
export function keptOf<T>(
  { userId, outboxKey }: SignedInPerson,
  purpose: Purpose,
  read: ReadStored<T>,
): Kept<T> {
  const kept =
    outboxKey !== null && canSeal() ? keepSealed(outboxKey, purpose) : keepInTab(`${purpose}.${userId}`);
  return keptAs(kept, read);
}
