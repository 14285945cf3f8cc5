import { refusalOf } from '../../../core/assignment.ts';
import type { Scene } from './scene.ts';
import {
  assignmentOf,
  keyOf,
  type Stored,
  type StoredActivity,
  type StoredWork,
  todayOf,
} from './stored-facts.ts';

/** What somebody has done, and what the pure rules said of it before. */
export interface Acted {
  /** For the report of a walk that fails. */
  readonly what: string;
  readonly answer: { readonly status: number; readonly body: string };
  /** Why it must be refused; null where it must be done, undefined where other rules than those of activities decide. */
  readonly refusal: string | null | undefined;
  /** What is stored once it is done. */
  readonly after: Stored;
  /** The class and student whose membership it is about. */
  readonly member?: string;
  /** An activity that is new, without its number. */
  readonly made?: Omit<StoredActivity, 'id' | 'competitionId' | 'ended'>;
}

/** An act of a walk; null where there is nothing that it could be done with. */
export type Act = (scene: Scene, before: Stored) => Promise<Acted | null>;

export const answerOf = ({
  status,
  raw,
}: {
  readonly status: number;
  readonly raw: { readonly body: string };
}): Acted['answer'] => ({ status, body: raw.body });

/** What was read has changed: an activity, or the work of students. */
export const withActivity = (stored: Stored, activity: StoredActivity): Stored => ({
  ...stored,
  activities: new Map(stored.activities).set(activity.id, activity),
});

/** @param changes by student and activity; null where it is as if it had not been begun. */
export function withWork(stored: Stored, changes: readonly (readonly [string, StoredWork | null])[]): Stored {
  const work = new Map(stored.work);
  for (const [key, one] of changes) {
    if (one) work.set(key, one);
    else work.delete(key);
  }
  return { ...stored, work };
}

/** A quiz of an activity that is put back, or that a reset ends, was not begun. */
export function putBack(stored: Stored, studentId: number): (readonly [string, null])[] {
  const activityId = stored.students.get(studentId)?.openQuiz?.activityId;
  return typeof activityId === 'number' ? [[keyOf(studentId, activityId), null]] : [];
}

/** The pretests that are asked of a student and can be begun now. */
export const askedOf = (stored: Stored, studentId: number, now: Date): StoredActivity[] =>
  [...stored.activities.values()].filter(
    (one) =>
      one.kind === 'ASSESSMENT' &&
      !assignmentOf(stored, one, studentId).finished &&
      refusalOf(assignmentOf(stored, one, studentId), 'start', todayOf(one, now)) === null,
  );

/** The same as a pretest of the student is begun for them. */
export const begunFor = (
  asked: readonly StoredActivity[],
  studentId: number,
  pretest: number,
): (readonly [string, StoredWork])[] =>
  asked.map(({ id }) => [keyOf(studentId, id), { begun: true, finished: false, pretest }]);
