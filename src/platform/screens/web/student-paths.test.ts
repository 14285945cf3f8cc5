import { expect, it } from 'vitest';
import { finishedQuizIn } from './student-paths.ts';

it.each([
  [
    { student_quiz_response_id: '12', quizId: 7 },
    { student_quiz_response_id: 12, quizId: 7 },
  ],
  [{ student_quiz_response_id: '12' }, null],
  [{ student_quiz_response_id: 'x', quizId: '7' }, null],
  [{ student_quiz_response_id: '-1', quizId: '7' }, null],
])('reads %j', (search, finished) => {
  expect(finishedQuizIn(search)).toEqual(finished);
});
