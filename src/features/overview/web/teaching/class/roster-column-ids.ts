/** Everything that a roster can show of a student, in this order; the first seven at first. */
export const ROSTER_COLUMNS = [
  'name',
  'week',
  'level',
  'since',
  'lately',
  'needs',
  'seen',
  'pretest',
  'start',
  'taken',
  'passed',
  'points',
  'rank',
  'guessing',
] as const;
export type RosterColumnId = (typeof ROSTER_COLUMNS)[number];
