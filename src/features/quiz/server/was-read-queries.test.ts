import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { wasRead } from '#features/progress/core/weekly-goal.ts';
import { fastCount, marksOf } from '#features/quiz/core/marks.ts';
import { WAS_READ } from './was-read-queries.ts';

const test = useTestApp();

/** Every quiz of so many questions, by its marks. */
const quizzesOf = (questions: number): string[] =>
  questions === 0
    ? ['']
    : quizzesOf(questions - 1).flatMap((marks) => [...'rwRW'].map((mark) => marks + mark));

it('counts the same quizzes as the rule, whatever their answers', async () => {
  const quizzes = [3, 4, 5].flatMap(quizzesOf);
  const { rows } = await sql<{ marks: string; read: boolean }>`
    select a.marks, ${WAS_READ} as read
      from unnest(${quizzes}::text[], ${quizzes.map((marks) => marks.length)}::smallint[],
                  ${quizzes.map((marks) => fastCount(marksOf(marks)))}::smallint[])
           as a (marks, question_count, fast_answers)`.execute(test.database.db);
  expect(rows).toHaveLength(quizzes.length);
  expect(rows.filter(({ marks, read }) => read !== wasRead(marksOf(marks)))).toEqual([]);
});
