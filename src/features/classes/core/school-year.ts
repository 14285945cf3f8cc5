import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { nextGrade } from './school-year-plan.ts';

/** So long a teacher can undo the start of a school year, as every other change of who is in a class. */
export { DAYS_TO_UNDO_REMOVAL as DAYS_TO_UNDO_SCHOOL_YEAR } from './class-limits.ts';

/** What a teacher has planned for a class that does not stay as it is. */
export interface PlannedStep {
  readonly classId: number;
  readonly step: 'move-up' | 'archive';
  /** The grade that the class had when the plan was made: a class that moved up since does not move twice. */
  readonly grade: number;
  /** What the class is called in the new grade. */
  readonly name: string;
  /** The class that the students of an archived class come into; null where they only leave it. */
  readonly moveTo: number | null;
}

/** A class that the teacher may change, as it is. */
export interface ClassNow {
  readonly id: number;
  readonly grade: number;
  readonly isOwner: boolean;
}

/**
 * The steps of a plan that can be done: of each class one, the class as the plan saw it, archived only by its owner, and its students
 * moved only into a class that stays.
 */
export function stepsToDo(
  plan: readonly PlannedStep[],
  classes: ReadonlyMap<number, ClassNow>,
): readonly PlannedStep[] {
  const steps = [...new Map(plan.map((one) => [one.classId, one])).values()];
  const archived = new Set(steps.filter(({ step }) => step === 'archive').map(({ classId }) => classId));
  return steps.filter(({ classId, step, grade, moveTo }) => {
    const one = classes.get(classId);
    if (one?.grade !== grade) return false;
    if (step === 'move-up') return nextGrade(grade) !== null;
    return one.isOwner && (moveTo === null || (classes.has(moveTo) && !archived.has(moveTo)));
  });
}

/** A class of a run, as it is now beside what the run left. */
export interface RunClass {
  readonly step: 'move-up' | 'archive';
  readonly isOwner: boolean;
  /** The teacher who ran it may still change the class, and it is open. */
  readonly mayChange: boolean;
  /** It is archived, and was by the run. */
  readonly isAsArchived: boolean;
  /** It is in the grade that the run gave it. */
  readonly isInNewGrade: boolean;
}

/** Whether the step of a class is still as the run left it, so that it can be undone. */
export const isAsLeft = ({ step, isOwner, mayChange, isAsArchived, isInNewGrade }: RunClass): boolean =>
  step === 'archive' ? isOwner && isAsArchived : mayChange && isInNewGrade;

/** Until when the open code of a class works after it moved up: to the end of the new year, and never less long than before. Epoch ms. */
export const codeUntilAfter = (untilMs: number, nowMs: number, zone: string): number =>
  Math.max(untilMs, codeExpiry(nowMs, zone));
