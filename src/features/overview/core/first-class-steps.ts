/** What a teacher does until a first class reads, in this order. */
export const FIRST_CLASS_STEPS = ['create', 'join', 'pretest', 'read'] as const;
export type FirstClassStep = (typeof FIRST_CLASS_STEPS)[number];

/** All classes of a teacher, in numbers. */
export interface FirstClassFacts {
  readonly classes: number;
  readonly students: number;
  readonly pretestDone: number;
  readonly quizzesTaken: number;
}

/** The steps with whether each is done; a later one that is done stands for those before it. Empty once a class reads. */
export function firstClassSteps(
  facts: FirstClassFacts,
): readonly { readonly step: FirstClassStep; readonly isDone: boolean }[] {
  const reached = [facts.classes, facts.students, facts.pretestDone, facts.quizzesTaken].findLastIndex(
    (number) => number > 0,
  );
  if (reached === FIRST_CLASS_STEPS.length - 1) return [];
  return FIRST_CLASS_STEPS.map((step, index) => ({ step, isDone: index <= reached }));
}
