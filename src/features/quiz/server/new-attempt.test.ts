import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { newQuestion } from '#features/progress/core/question-state.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import { questionStatesOf } from './attempt-columns.ts';
import { statesOf } from './new-attempt.ts';

const test = useTestApp();

it('believes of a question what answers taught, and of another one what the level of its passage says', () => {
  const [passage] = test.app.services.library.current('practice');
  const [first, ...others] = passage!.questions;
  const learned = { b: 1.25, v: 0.5 };
  const states = statesOf(passage!, new Map([[first!.id, learned]]));
  expect(states).toHaveLength(passage!.questions.length);
  expect(states[0]).toEqual(learned);
  for (const state of states.slice(1)) expect(state).toEqual(newQuestion(toLevel(passage!.level)));
  expect(others.length).toBeGreaterThan(0);
});

it('is stored with the version of its passage and with what is believed of each question', async () => {
  const { reader } = await openReadingClass(test);
  const ana = await reader('Ana');
  const quiz = await ana.beginQuiz();
  const passage = test.app.services.library.known(quiz.versionId)!;
  const attempt = await test.database.db
    .selectFrom('attempts')
    .selectAll()
    .where('id', '=', quiz.attemptId)
    .executeTakeFirstOrThrow();
  expect(attempt).toMatchObject({
    student_id: ana.id,
    kind: 'practice',
    status: 'open',
    passage_id: passage.passageId,
    passage_version_id: passage.versionId,
    question_count: passage.questions.length,
    answered: 0,
  });
  expect(questionStatesOf(attempt.question_states, attempt.id)).toEqual(
    statesOf(passage, test.app.services.questionStates.current()),
  );
});
