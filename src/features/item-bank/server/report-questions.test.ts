import { beforeAll, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import type { LearnedQuestion } from '#features/progress/core/learn-lessons.ts';
import { newRecord } from '#features/progress/core/question-record.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { upsertLearnedQuestions } from '#features/progress/server/public.ts';
import { questionReport } from '../contract/question-report.ts';

const test = useTestApp();
let admin: Person;

beforeAll(async () => {
  admin = await test.world.admin('Ada');
});
const report = async () => (await admin.call(questionReport, {})).data;
const teach = (...questions: LearnedQuestion[]) =>
  test.database.db.transaction().execute((tx) => upsertLearnedQuestions(tx, questions));

/** A question of the library after so many answers whose correlation with ability is `rise`. */
function taught(questionId: number, level: number, answers: number, rise: number): LearnedQuestion {
  return {
    ...newRecord(toLevel(level)),
    questionId,
    answers,
    right: Math.round(answers / 2),
    expected: Math.round(answers / 2),
    distanceSquares: answers,
    residualSquares: answers / 4,
    products: (rise * answers) / 2,
    chosen: [100, answers - 100],
  };
}

it('says so when there are no answers', async () => {
  const { learnedAt, waiting, levels, broken } = await report();
  expect({ learnedAt, waiting, broken }).toEqual({ learnedAt: null, waiting: 0, broken: [] });
  expect(levels.map(({ level, answers, holds }) => [level, answers, holds])).toEqual(
    Array.from({ length: 12 }, (_, index) => [index + 1, 0, null]),
  );
});

it('names the questions that better readers do not get right more often, the worst first', async () => {
  const passage = test.app.services.library.current('practice')[0]!;
  const [first, second, third, fourth] = passage.questions;
  await teach(
    taught(first!.id, passage.level, 200, -0.11),
    taught(second!.id, passage.level, 200, -0.4),
    taught(third!.id, passage.level, 200, 0.05),
    taught(fourth!.id, passage.level, 199, -0.9),
  );
  const { broken, levels } = await report();
  expect(broken.map(({ questionId }) => questionId)).toEqual([second!.id, first!.id]);
  expect(broken[0]).toMatchObject({
    title: passage.title,
    level: passage.level,
    number: 2,
    stem: second!.stem,
    answers: 200,
    rightShare: 0.5,
    expectedShare: 0.5,
    correlation: expect.closeTo(-0.4, 9),
  });
  expect(broken[0]!.options.map(({ text }) => text)).toEqual(second!.options.map(({ text }) => text));
  expect(broken[0]!.options.filter(({ isKey }) => isKey)).toMatchObject([{ text: second!.key.text }]);
  expect(levels[passage.level - 1]).toMatchObject({ questions: 4, answers: 799, holds: true });
});

it('says which level is not what it says', async () => {
  const passage = test.app.services.library.current('practice').at(-1)!;
  const off = taught(passage.questions[0]!.id, passage.level, 300, 0);
  await teach({ ...off, b: off.b + 0.3 });
  const { levels } = await report();
  expect(levels[passage.level - 1]).toMatchObject({ shift: expect.closeTo(0.3, 9), holds: false });
});
