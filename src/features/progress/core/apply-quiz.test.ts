import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyQuiz, type Quiz } from './apply-quiz.ts';
import type { Answer } from './evidence.ts';
import { newQuestion } from './question-state.ts';
import { ALL_LEVELS, LEVELS, type Level } from './scale.ts';
import { newStudent } from './student-state.ts';

/** Answers to new questions of a passage: `+` right, `-` wrong, `f` fast and so not counted. */
function answersTo(level: Level, pattern: string): readonly Answer[] {
  return Array.from(pattern, (mark) => ({
    ...newQuestion(level),
    right: mark === '+',
    counted: mark !== 'f',
  }));
}

function quiz(answers: readonly Answer[], change: Partial<Quiz> = {}): Quiz {
  return { gapDays: 0, answers, range: ALL_LEVELS, rule: 'steady', assignedLevel: null, ...change };
}

const five = newStudent(5);
const settled = { ...five, since: 9 };

describe('a quiz', () => {
  it('reports what was right and what was expected', () => {
    const { report } = applyQuiz(five, quiz(answersTo(5, '++f-+')));
    expect(report).toMatchObject({ code: 'stay', asked: 5, counted: 4, right: 3, from: 5, to: 5 });
    // A matched reader is expected to get about three quarters right; doubt flattens that a little.
    expect(report.expected / report.counted).toBeGreaterThan(0.65);
    expect(report.expected / report.counted).toBeLessThan(0.78);
  });

  it('says up and down when the level moves', () => {
    expect(applyQuiz(settled, quiz(answersTo(7, '++++++'))).report).toMatchObject({ code: 'up', from: 5 });
    expect(applyQuiz(settled, quiz(answersTo(4, '------'))).report).toMatchObject({ code: 'down', from: 5 });
  });

  it('says surprise when an alarm leaves the level', () => {
    const uneasy = { ...five, down: 4.9, mean: 6 };
    const { state, report } = applyQuiz(uneasy, quiz(answersTo(8, '-----')));
    expect(report).toMatchObject({ code: 'surprise', surprise: true, to: 5 });
    expect(state).toMatchObject({ up: 0, down: 0 });
  });

  it('says fast when more than 30 % of the answers were', () => {
    const { state, report } = applyQuiz(settled, quiz(answersTo(5, 'fffff')));
    expect(report).toMatchObject({ code: 'fast', counted: 0, to: 5 });
    expect([state.mean, state.sd, state.since]).toEqual([five.mean, five.sd, 9]);
  });

  it('does not move a level on fewer than three counted answers', () => {
    const { state, report } = applyQuiz({ ...settled, mean: 7 }, quiz(answersTo(12, '++')));
    expect(report).toMatchObject({ code: 'few', to: 5 });
    expect(state.since).toBe(9);
    expect(state.mean).toBeGreaterThan(7);
  });

  it('keeps the shown level, but not the estimate, inside the range of the class', () => {
    const range = { minLevel: 2, maxLevel: 4 } as const;
    const { state, report } = applyQuiz(settled, quiz(answersTo(7, '++++++'), { range }));
    expect(report).toMatchObject({ code: 'range', from: 5, to: 4 });
    expect(state.since).toBe(0);
    expect(state.mean).toBeGreaterThan(five.mean);
  });

  it('leaves the reading level to passages within two levels of it', () => {
    const far = applyQuiz(settled, quiz(answersTo(8, '++++++'), { assignedLevel: 8 }));
    expect(far.report.code).toBe('off-level');
    expect(far.state).toEqual(settled);
    const near = applyQuiz(settled, quiz(answersTo(7, '++++++'), { assignedLevel: 7 }));
    expect(near.report.code).toBe('up');
  });

  it('moves the same estimate under either rule', () => {
    const answers = answersTo(5, '++-+-');
    const steady = applyQuiz(five, quiz(answers));
    const classic = applyQuiz(five, quiz(answers, { rule: 'classic' }));
    expect(classic.report).toMatchObject({ code: 'down', to: 4 });
    expect(steady.report.code).toBe('stay');
    expect({ ...classic.state, level: 5, since: 1 }).toEqual(steady.state);
  });

  it('keeps the level in the range and the numbers finite over any run of quizzes', () => {
    const level = fc.constantFrom(...LEVELS);
    const run = fc.array(
      fc.record({
        gapDays: fc.double({ min: 0, max: 400, noNaN: true }),
        answers: fc
          .tuple(level, fc.stringMatching(/^[-+f]{1,8}$/))
          .map(([at, pattern]) => answersTo(at, pattern)),
        range: fc.tuple(level, level).map(([a, b]) => ({
          minLevel: a < b ? a : b,
          maxLevel: a < b ? b : a,
        })),
        rule: fc.constantFrom('steady' as const, 'classic' as const),
        assignedLevel: fc.constant(null),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.constantFrom(null, ...LEVELS), run, (grade, quizzes) => {
        let state = newStudent(grade);
        for (const one of quizzes) {
          state = applyQuiz(state, one).state;
          expect(state.level).toBeGreaterThanOrEqual(one.range.minLevel);
          expect(state.level).toBeLessThanOrEqual(one.range.maxLevel);
          expect(Object.values(state).every(Number.isFinite)).toBe(true);
          expect(state.sd).toBeGreaterThanOrEqual(0.25);
          expect(Math.max(state.up, state.down)).toBeLessThanOrEqual(5);
        }
      }),
      { numRuns: 60 },
    );
  });
});
