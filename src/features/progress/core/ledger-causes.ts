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
