import { type FREE_FEATURES, OPENED_FEATURES, type PaidFeature } from './features.ts';

/** What is part of a plan, as a teacher says it. */
export const FEATURE_WORDS: Readonly<Record<PaidFeature, string>> = {
  'custom-weekly-goal': 'Weekly goals of your own, with as many quizzes as you like',
  'assigned-passage': 'Assigning one passage to a class, or to some students',
  assessment: 'Taking the pretest again',
  competition: 'Competitions between classes',
  'level-range': 'A range of levels for a class',
  'bulk-pdf': 'Reports of many students in one PDF',
  'no-ads': 'No ads for your classes',
};

/** What a list of prices says that a plan opens. */
export const OPENED_WORDS: readonly string[] = OPENED_FEATURES.map((feature) => FEATURE_WORDS[feature]);

/** What nobody pays for, in the same words. */
export const FREE_WORDS: Readonly<Record<(typeof FREE_FEATURES)[number], string>> = {
  quizzes: 'Every quiz and every passage of the library',
  classes: 'As many classes as you teach, with co-teachers',
  students: 'All your students',
  'basic-reports': 'Reports of each class and each student',
  accessibility: 'Everything that helps a child to read',
};
