import { expect, it } from 'vitest';
import { type LearnedQuestion, type Lesson, learnLessons } from './learn-lessons.ts';
import { learnRecord, newRecord } from './question-record.ts';
import { placeOf } from './scale.ts';

const lesson = (questionId: number, option: number, right: boolean): Lesson => ({
  questionId,
  level: 4,
  option,
  right,
  student: { mean: placeOf(4) + questionId / 10, sd: 0.5 },
});
const known = (questions: readonly LearnedQuestion[]) =>
  new Map(questions.map((question) => [question.questionId, question]));

it('teaches each question its own answers, and touches no other', () => {
  const before = learnLessons(new Map(), [lesson(1, 0, true), lesson(2, 3, false), lesson(1, 2, false)]);
  expect(before).toEqual([
    {
      questionId: 1,
      chosen: [1, 0, 1],
      ...learnRecord(newRecord(4), [lesson(1, 0, true), lesson(1, 2, false)]),
    },
    { questionId: 2, chosen: [0, 0, 0, 1], ...learnRecord(newRecord(4), [lesson(2, 3, false)]) },
  ]);
  const after = learnLessons(known(before), [lesson(2, 0, true)]);
  expect(after).toMatchObject([{ questionId: 2, answers: 2, right: 1, chosen: [1, 0, 0, 1] }]);
});

it('starts a question at the level of its passage', () => {
  const [question] = learnLessons(new Map(), [lesson(1, 0, true)]);
  expect(question!.b).toBeLessThan(newRecord(4).b);
});
