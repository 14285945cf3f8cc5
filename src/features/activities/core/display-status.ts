import type { AssignmentStatus } from './assignment.ts';

/** How lists show an assignment (spec section 4). */
export const DISPLAY_STATUSES = [
  'completed',
  'canceled',
  'deleted',
  'missed',
  'next-up',
  'pending',
  'paused',
  'reverse-next-up',
  'resume',
] as const;
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number];

interface Shown {
  readonly status: AssignmentStatus;
  readonly begun: boolean;
  /** Of those that can be begun it is the first to do. */
  readonly isNext: boolean;
}

/** An active assignment can be gone on with, is the next one, or stands behind the next one; the others are as they are. */
export function displayStatus({ status, begun, isNext }: Shown): DisplayStatus {
  if (status !== 'active') return status;
  if (begun) return 'resume';
  return isNext ? 'next-up' : 'reverse-next-up';
}

/** How far an assigned passage is that was begun (spec section 4). */
export const PASSAGE_STATUSES = ['active', 'finished', 'passed'] as const;
export type PassageStatus = (typeof PASSAGE_STATUSES)[number];

/** The status of an assigned passage; null before it is begun. */
export function passageStatus(
  attempt: { readonly finished: boolean; readonly passed: boolean } | null,
): PassageStatus | null {
  if (!attempt) return null;
  if (!attempt.finished) return 'active';
  return attempt.passed ? 'passed' : 'finished';
}
