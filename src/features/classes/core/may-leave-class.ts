import { inOrderOfCounting, isConfirmed, type JoinedClass } from './class-that-counts.ts';

/** So long after joining a class a student may say that it was the wrong one, in milliseconds. */
const MISTAKE_MS = 3_600_000;

export interface ClassToLeave extends JoinedClass {
  readonly joinedAt: Date;
}

/**
 * Whether a student may leave a class on their own: one that is not confirmed, unless its rules hold for them. Otherwise a
 * student without a confirmed class would leave the real one, read by the rules of another, and come back by the code
 * (decision 36). Within an hour of joining it was a mistake.
 * @param joined all classes of the student that count, the first joined first.
 */
export function mayLeaveClass(leaving: ClassToLeave, joined: readonly JoinedClass[], now: Date): boolean {
  if (isConfirmed(leaving)) return false;
  const [counting] = inOrderOfCounting(joined);
  return counting?.id !== leaving.id || now.getTime() - leaving.joinedAt.getTime() <= MISTAKE_MS;
}
