import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { openAssignmentsOf, weeklyGoalsOf } from '#features/activities/server/public.ts';
import { studentWithEssayOf, unseenScoreOf } from '#features/essays/server/public.ts';
import { epochOf, goalMondaysOf, startingOver, weeksSince } from '#features/progress/server/public.ts';
import { finishedSince, quizzesTooFastByClass } from '#features/quiz/server/public.ts';
import { preparedStatement } from '#platform/db/server/prepared-statement.ts';

interface HomeOf {
  readonly studentId: number;
  readonly sinceDay: number;
  /** No later than that day begins anywhere: where to start in the index. */
  readonly since: Date;
  /** Older essay scores are no news. */
  readonly scoredSince: Date;
  readonly now: Date;
  /** No zone is more than a day ahead. */
  readonly tomorrow: number;
}

/** A student's row with the open essay, the quizzes since a day, the weeks, their goals and whether they were paid, and what is assigned and open. */
export const selectStudentHome = preparedStatement(
  'select-student-home',
  (db, { studentId, sinceDay, since, scoredSince, now, tomorrow }: HomeOf) => {
    const epoch = epochOf(db, studentId);
    return studentWithEssayOf(db, studentId).select([
      jsonArrayFrom(finishedSince(db, { studentId, epoch, sinceDay, since })).as('lately'),
      jsonArrayFrom(quizzesTooFastByClass(db, { studentId, epoch })).as('tooFast'),
      jsonArrayFrom(goalMondaysOf(db, { studentId, epoch })).as('goals'),
      jsonArrayFrom(weeksSince(db, { studentId, epoch, monday: sinceDay })).as('weeks'),
      jsonArrayFrom(weeklyGoalsOf(db, studentId)).as('weeklyGoals'),
      jsonObjectFrom(unseenScoreOf(db, { studentId, since: scoredSince })).as('unseenScore'),
      jsonArrayFrom(openAssignmentsOf(db, { studentId, now, tomorrow })).as('assigned'),
      jsonObjectFrom(startingOver(db, studentId)).as('startingOver'),
    ]);
  },
);

/** A quiz that was finished lately, as the week is made from it. */
export type FinishedLately = Awaited<ReturnType<typeof selectStudentHome>>[number]['lately'][number];
