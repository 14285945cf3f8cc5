import { applyQuiz, type LevelReport, type Quiz } from './apply-quiz.ts';
import type { Answer } from './evidence.ts';
import { applyPretestPassage, finishPretest, reopenPretest } from './pretest.ts';
import type { LevelRange } from './scale.ts';
import { newStudent, type PretestStart, type StudentState } from './student-state.ts';

/**
 * Everything that ever moves a student, as it is stored: inputs only, no state, so that any level can be
 * recomputed (after a corrected key, say) from the first event on.
 */
export type ProgressEvent =
  | ({ readonly kind: 'started' } & PretestStart)
  | { readonly kind: 'pretest-reopened'; readonly gapDays: number }
  | { readonly kind: 'pretest-passage'; readonly answers: readonly Answer[] }
  | { readonly kind: 'pretest-finished'; readonly range: LevelRange }
  | ({ readonly kind: 'quiz' } & Quiz);

/** A step of the replay; only quizzes have a report. */
export type ProgressStep = { readonly state: StudentState; readonly report: LevelReport | null };

/** The student after one event. `started` (a new student, or a reset) forgets everything before it. */
export function applyEvent(state: StudentState, event: ProgressEvent): ProgressStep {
  switch (event.kind) {
    case 'started':
      return { state: newStudent(event.grade, event.byAge), report: null };
    case 'pretest-reopened':
      return { state: reopenPretest(state, event.gapDays), report: null };
    case 'pretest-passage':
      return { state: applyPretestPassage(state, event.answers), report: null };
    case 'pretest-finished':
      return { state: finishPretest(state, event.range), report: null };
    case 'quiz':
      break;
  }
  return applyQuiz(state, event);
}

/** Every step from the first event on; a student is unknown until an event says where they started. */
export function replay(events: readonly ProgressEvent[]): readonly ProgressStep[] {
  let state = newStudent(null);
  return events.map((event) => {
    const step = applyEvent(state, event);
    state = step.state;
    return step;
  });
}
