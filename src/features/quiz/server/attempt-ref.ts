import { type Expression, sql } from 'kysely';

/** Which attempt a query is about: by its numbers, or the one of the statement around it. */
export interface AttemptRef {
  readonly studentId: number | Expression<number>;
  readonly attemptId: number | Expression<number>;
}

/** Inside a statement on `attempts`: the attempt of its row. */
export const THIS_ATTEMPT = {
  studentId: sql.ref<number>('attempts.student_id'),
  attemptId: sql.ref<number>('attempts.id'),
} satisfies AttemptRef;
