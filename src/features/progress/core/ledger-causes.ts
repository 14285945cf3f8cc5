/** What points are written for; quiz causes name an attempt. In the order in which results list them. */
export const LEDGER_CAUSES = [
  'right-answers',
  'streaks',
  'pass',
  'perfect',
  'honest-finish',
  'pretest',
  'weekly-goal',
  'key-corrected',
  'challenge',
  'essay',
  'essay-good',
] as const;

export type LedgerCause = (typeof LEDGER_CAUSES)[number];

type LedgerRows = readonly { readonly cause: string; readonly points: number }[];

/**
 * The points of one quiz, from the rows of its ledger: the quiz itself, its challenge questions, its essay and its corrections.
 * The weekly goal is written with the quiz that reaches it and belongs to the week, so it stands on a line of its own.
 */
export const pointsOfQuiz = (rows: LedgerRows): number =>
  rows.reduce((sum, { cause, points }) => sum + (cause === 'weekly-goal' ? 0 : points), 0);

/** Those among them that its essay earned: for being written, and for being written well. */
export const pointsOfEssay = (rows: LedgerRows): number =>
  pointsOfQuiz(rows.filter(({ cause }) => cause === 'essay' || cause === 'essay-good'));
