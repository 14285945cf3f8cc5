/**
 * What no download of a child has that is for a parent, whatever a class of the child hides (decision 78). A test compares it with the
 * columns that no parent gets.
 */
const LEFT_OUT = [
  'points and levels',
  'which answers were right',
  'highlights and notes beside the text',
  'the birth month and year',
  'reading settings',
  'what a teacher set for this child alone',
  'mails, devices, and invitations',
  'what parents decided',
] as const;

export type LeftOut = (typeof LEFT_OUT)[number];

const last = LEFT_OUT.length - 1;

/** "points and levels; …; and what parents decided": the end of a sentence that says what a parent's download leaves out. */
export const LEFT_OUT_FOR_PARENTS = `${LEFT_OUT.slice(0, last).join('; ')}; and ${LEFT_OUT[last]}`;

/** Why the biggest part of it is left out, and where else it is. */
export const WHY_LEFT_OUT =
  'Highlights, notes, and settings are the child’s own. Points and levels are in no file for parents, because a class may hide them from its students. The parent’s page in Openleaf shows the level unless a class of the child hides it. The person who runs Openleaf can make a file with all of it.';
