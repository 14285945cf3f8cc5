import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyQuiz } from '#features/progress/core/apply-quiz.ts';
import { newStudent } from '#features/progress/core/student-state.ts';
import { expectedAnswers, SHARE_UNITS } from './expected-answers.ts';

const RANGE = { minLevel: 1, maxLevel: 12 } as const;
const student = fc.record({
  mean: fc.double({ min: 1.5, max: 7, noNaN: true }),
  sd: fc.double({ min: 0.25, max: 0.5, noNaN: true }),
});
const question = fc.record({
  b: fc.double({ min: 0, max: 7, noNaN: true }),
  v: fc.double({ min: 0.004, max: 0.49, noNaN: true }),
});

it('expects of a quiz what the engine expects of it', () => {
  fc.assert(
    fc.property(
      student,
      fc.array(question, { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 40, noNaN: true }),
      (place, questions, gapDays) => {
        const before = { ...newStudent(null), ...place };
        const answers = questions.map((one) => ({ ...one, right: true, counted: true }));
        const quiz = { gapDays, answers, range: RANGE, rule: 'steady', assignedLevel: null } as const;
        const { report } = applyQuiz(before, quiz);
        const sum = expectedAnswers({ before, gapDays, questions }).reduce(
          (all, one) => all + one.expected,
          0,
        );
        // The engine averages over its grid; the chance of one question is the rule for a single one.
        expect(sum / SHARE_UNITS / questions.length).toBeCloseTo(report.expected / questions.length, 1.5);
      },
    ),
  );
});

it('expects between a guess and a slip, with the variance of a yes or no', () => {
  const questions = [
    { b: -20, v: 0.1 },
    { b: 3, v: 0.1 },
    { b: 30, v: 0.1 },
  ];
  const [easy, even, hard] = expectedAnswers({
    before: { ...newStudent(null), mean: 3 },
    gapDays: 0,
    questions,
  });
  expect(easy!.expected).toBe(9800);
  expect(even!.expected).toBe(6150);
  expect(even!.variance).toBe(2368);
  expect(hard!.expected).toBe(2500);
});
