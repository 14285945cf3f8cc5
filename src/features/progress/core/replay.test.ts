import { describe, expect, it } from 'vitest';
import { applyQuiz } from './apply-quiz.ts';
import { applyPretestPassage, finishPretest, reopenPretest } from './pretest.ts';
import { newQuestion } from './question-state.ts';
import { type ProgressEvent, replay } from './replay.ts';
import { ALL_LEVELS } from './scale.ts';
import { newStudent } from './student-state.ts';

const answers = [true, true, false].map((right) => ({ ...newQuestion(6), right, counted: true }));
const quiz = { gapDays: 3, answers, range: ALL_LEVELS, rule: 'steady', assignedLevel: null } as const;
const school: readonly ProgressEvent[] = [
  { kind: 'started', grade: 6 },
  { kind: 'pretest-passage', answers },
  { kind: 'pretest-finished', range: ALL_LEVELS },
  { kind: 'quiz', ...quiz },
];

describe('a replay', () => {
  it('computes what was computed the first time', () => {
    const placed = finishPretest(applyPretestPassage(newStudent(6), answers), ALL_LEVELS);
    const after = applyQuiz(placed, quiz);
    expect(replay(school).at(-1)).toEqual({ state: after.state, report: after.report });
    expect(replay(school)[2]).toEqual({ state: placed, report: null });
  });

  it('opens the pretest again', () => {
    const { state } = replay(school).at(-1)!;
    const steps = replay([...school, { kind: 'pretest-reopened', gapDays: 9 }]);
    expect(steps.at(-1)!.state).toEqual(reopenPretest(state, 9));
  });

  it('forgets everything at a reset', () => {
    expect(replay([...school, { kind: 'started', grade: 2 }]).at(-1)!.state).toEqual(newStudent(2));
    const byAge = { kind: 'started', grade: 2, byAge: true } as const;
    expect(replay([...school, byAge]).at(-1)!.state).toEqual(newStudent(2, true));
  });
});
