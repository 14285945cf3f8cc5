import { applyQuiz } from '#features/progress/core/apply-quiz.ts';
import { applyPretestPassage, finishPretest } from '#features/progress/core/pretest.ts';
import { ALL_LEVELS } from '#features/progress/core/scale.ts';
import { PRE_K, PRE_PASSAGES } from '#features/progress/core/steady-constants.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import { bestMatch } from './best-match.ts';
import { type Follower, levelsAround } from './follower.ts';

const WITHOUT_TEACHER = { range: ALL_LEVELS, rule: 'steady', assignedLevel: null } as const;

/** The shipped engine; `state` is what it stores of the student. */
export type SteadyFollower = Follower & { readonly state: StudentState };

export function steady(start: StudentState): SteadyFollower {
  let state = start;
  return {
    pretest: { passages: PRE_PASSAGES, questions: PRE_K },
    get state() {
      return state;
    },
    get shownLevel() {
      return state.level;
    },
    get logit() {
      return state.mean;
    },
    levels: (mode) => levelsAround(state.level, mode),
    choose: (candidates, mode) => bestMatch(state, candidates, mode),
    observe(answers) {
      state = applyPretestPassage(state, answers);
    },
    finishPretest() {
      state = finishPretest(state, ALL_LEVELS);
    },
    follow(answers, gapDays) {
      state = applyQuiz(state, { ...WITHOUT_TEACHER, gapDays, answers }).state;
    },
  };
}
