/** What tells how much work an account holds. */
export interface WorkOfAccount {
  readonly studentId: number;
  readonly quizzesTaken: number;
  readonly points: number;
  /** When its student was last there; null where they never were. */
  readonly lastSeen: string | null;
}

/** Which of two accounts to keep, if the teacher does not say: the one with more work, then the one that was used last, then the older. */
export function accountToKeep(first: WorkOfAccount, second: WorkOfAccount): number {
  const more =
    first.quizzesTaken - second.quizzesTaken ||
    first.points - second.points ||
    (first.lastSeen ?? '').localeCompare(second.lastSeen ?? '') ||
    second.studentId - first.studentId;
  return more > 0 ? first.studentId : second.studentId;
}
