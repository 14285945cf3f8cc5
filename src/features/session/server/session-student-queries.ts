import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { accountOf } from '#features/accounts/server/public.ts';
import { classesOfStudent } from '#features/classes/server/public.ts';
import { progressOf } from '#features/progress/server/public.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

/** A student's own account with what the first screen needs. */
export const selectStudentOfSession = preparedStatement(
  'select-student-of-session',
  (db, { userId }: { readonly userId: number }) =>
    accountOf(db, userId).select([
      jsonArrayFrom(classesOfStudent(db, userId)).as('classes'),
      jsonObjectFrom(progressOf(db, userId)).as('progress'),
    ]),
);
