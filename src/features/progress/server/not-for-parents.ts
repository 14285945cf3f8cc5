import { notForParents } from '#platform/personal-data/server/personal-table.ts';

/** Points, levels, and the figures that give them away. */
export const hiddenByClasses = notForParents(
  'A class may hide it from the student, and a parent sees no more.',
);

/** What says which answers were right. */
export const rightAnswers = notForParents(
  'It says which answers of the pretest were right, and a pretest may be taken again.',
);
