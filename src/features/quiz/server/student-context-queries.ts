import type { InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountOf } from '#features/accounts/server/public.ts';
import { classesOfStudent } from '#features/classes/server/public.ts';
import { progressOf } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';
import { openAttemptOf } from './attempts-queries.ts';
import { offersOf } from './offers-queries.ts';

/** The row that a context is made from, for statements that ask for more. */
export const studentRowOf = (db: Db, studentId: number) =>
  accountOf(db, studentId).select([
    jsonArrayFrom(classesOfStudent(db, studentId)).as('classes'),
    jsonObjectFrom(progressOf(db, studentId)).as('progress'),
    jsonObjectFrom(openAttemptOf(db, studentId, 'practice')).as('openQuiz'),
    jsonArrayFrom(offersOf(db, studentId)).as('offers'),
  ]);
export type StudentRow = InferResult<ReturnType<typeof studentRowOf>>[number];

/** The same, alone. */
export const selectStudentContext = preparedStatement(
  'select-student-context',
  (db, { studentId }: { readonly studentId: number }) => studentRowOf(db, studentId),
);
